import { type EventTypeReference, ok, parseEventTypeReference, type Result } from '../../contract/index.ts';
import type { Caller } from '../cache/index.ts';
import type { CachedUpstream } from '../upstream/index.ts';

/** Which event types pages may see. */
export type PublishedEventTypes = 'all' | readonly EventTypeReference[];

/** Reads `all`, or ids and public ids. Returns undefined for anything else. */
export function parseEventTypes(entries: 'all' | readonly (number | string)[]): PublishedEventTypes | undefined {
  if (entries === 'all') return 'all';
  const references = entries.map((entry) => parseEventTypeReference(`${entry}`.trim()));
  return references.every((reference) => reference !== undefined) ? references : undefined;
}

/** An event type to find among the published ones. */
type Lookup = { readonly id: number; readonly publishedTypes: PublishedEventTypes };

/** Returns whether pages may see an event type. */
export async function isPublished(
  cachedUpstream: CachedUpstream,
  { id, publishedTypes }: Lookup,
  caller: Caller,
): Promise<Result<boolean>> {
  if (publishedTypes === 'all') return ok(true);
  for (const reference of publishedTypes) {
    if (reference === id) return ok(true);
    if (typeof reference === 'number') continue;
    const resolvedType = await cachedUpstream.resolveEventType(reference, caller);
    if (resolvedType.ok && resolvedType.data.eventTypeId === id) return ok(true);
    if (!resolvedType.ok && resolvedType.problem.code !== 'resource_not_found') return resolvedType;
  }
  return ok(false);
}
