import type { EventTypeReference } from '../../contract/index.ts';
import type { CacheGroup } from './shared-state.ts';

/** Returns the group of everything cached for an account, or of the slots of one of its hosts. */
export function accountGroup(accountId: string, hostId?: number): CacheGroup {
  return { owner: accountId, scope: `account ${accountId}`, hostId };
}

/**
 * Returns the group of an event type whose account is not known yet. Anyone can request any name, so these entries
 * never take room from an account.
 */
export function referenceGroup(reference: EventTypeReference): CacheGroup {
  const scope =
    typeof reference === 'number' ? `event type ${reference}` : `event types of ${reference.account.toLowerCase()}`;
  return { owner: 'nobody', scope };
}
