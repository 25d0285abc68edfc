import { completeForm } from '../../../form/index.ts';
import type { Caller } from '../../cache/index.ts';
import type { CachedUpstream, ResolvedEventType, Upstream } from '../../upstream/index.ts';

type FormToRefresh = {
  readonly cachedUpstream: CachedUpstream;
  readonly upstream: Pick<Upstream, 'fields'>;
  readonly resolvedType: ResolvedEventType;
  readonly caller: Caller;
};

/**
 * Invalidates what is cached for an account if the booking form of an event type has changed since it was cached. Asks
 * the server first: it may refuse an answer by a rule that no form shows, and visitors who send such answers must not
 * empty the cache each time. Counts as one request of the visitor.
 */
export async function refreshForm({ cachedUpstream, upstream, resolvedType, caller }: FormToRefresh): Promise<void> {
  const { eventTypeId, accountId } = resolvedType;
  const admitted = await caller.admit?.();
  if (admitted && !admitted.ok) return;
  const current = await upstream.fields(eventTypeId, caller.purpose);
  const { result: cachedFields } = await cachedUpstream.fields(resolvedType, caller);
  if (!current.ok || !cachedFields.ok) return;
  const isSame = JSON.stringify(completeForm(current.data)) === JSON.stringify(cachedFields.data);
  if (!isSame) await cachedUpstream.invalidateAccount(accountId);
}
