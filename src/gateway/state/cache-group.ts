import type { EventTypeReference } from '../../contract/index.ts';
import type { CacheGroup } from './shared-state.ts';

/** Returns the group of all that is known of an account, or of the slots of one of its hosts. */
export function accountGroup(accountId: string, hostId?: number): CacheGroup {
  return { owner: accountId, scope: `account ${accountId}`, hostId };
}

/**
 * Returns the group of what is known of an event type before its account is. Anybody may ask for any name, so that none
 * of it takes the room of an account.
 */
export function placeGroup(reference: EventTypeReference): CacheGroup {
  const scope =
    typeof reference === 'number' ? `event type ${reference}` : `event types of ${reference.account.toLowerCase()}`;
  return { owner: 'nobody', scope };
}
