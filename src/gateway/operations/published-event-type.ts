import { type EventTypeReference, parseEventTypeReference, type Result, refuse } from '../../contract/index.ts';
import type { Minutes } from '../../time/index.ts';
import type { Dated, Requester } from '../cache/index.ts';
import type { ActDependencies } from '../http/index.ts';
import type { UpstreamEventType } from '../upstream/index.ts';
import { type AskedEventType, isShownTo } from './requested-event-type.ts';

/** Which event types pages may see. */
export type PublishedEventTypes = 'all' | readonly EventTypeReference[];

/** Reads `all`, or ids and public ids; returns undefined when there is anything else. */
export function parseEventTypes(entries: 'all' | readonly (number | string)[]): PublishedEventTypes | undefined {
  if (entries === 'all') return 'all';
  const references = entries.map((entry) => parseEventTypeReference(`${entry}`.trim()));
  return references.every((reference) => reference !== undefined) ? references : undefined;
}

/** Finds an event type that pages may see: any other one is answered as one that never was. */
export async function findPublishedEventType(
  dependencies: ActDependencies,
  asked: AskedEventType,
  requester: Requester,
): Promise<Dated<UpstreamEventType>> {
  const { source, clock } = dependencies;
  const published = await isPublished(dependencies, asked.id, requester);
  if (!published.ok || !published.data) {
    return { outcome: published.ok ? notFound : published, askedAt: clock(), version: '', taken: [] };
  }
  const found = await source.eventType(asked.place, requester);
  if (!found.outcome.ok) return found;
  const eventType = found.outcome.data;
  const isShown = eventType.is_active && (await isShownTo(dependencies, { eventType, asked }, requester));
  return isShown ? found : { ...found, outcome: notFound };
}

const notFound = refuse({ code: 'resource_not_found' });

async function isPublished(
  { source, eventTypes }: ActDependencies,
  id: number,
  requester: Requester,
): Promise<Result<boolean>> {
  if (eventTypes === 'all') return { ok: true, data: true };
  for (const reference of eventTypes) {
    if (reference === id) return { ok: true, data: true };
    if (typeof reference === 'number') continue;
    const place = await source.place(reference, requester);
    if (place.ok && place.data.eventTypeId === id) return { ok: true, data: true };
    if (!place.ok && place.problem.code !== 'resource_not_found') return place;
  }
  return { ok: true, data: false };
}

/**
 * Returns the length of the meeting: the one asked for, if the event type offers it, else its own. The service takes any
 * length where none are listed; a stranger may not make half an hour a whole day.
 */
export function chooseDuration(
  { duration, durations }: UpstreamEventType,
  asked: Minutes | undefined,
): Result<Minutes> {
  if (asked === undefined) return { ok: true, data: duration };
  const offered = durations ?? [duration];
  if (offered.includes(asked)) return { ok: true, data: asked };
  const sentence = `must be one of ${offered.join(', ')}, found ${asked}`;
  return refuse({ code: 'validation_failed', errors: { duration: [sentence] } });
}
