import { createManageTokens } from '../../gateway/index.ts';
import type { ManageLink } from '../../service/index.ts';
import type { Secrets } from './read-secrets.ts';

/**
 * Returns the function that makes the address of the page on which the invitee of an event can reschedule or cancel it.
 * The token follows the #, which is never sent to a server, so no log on the way contains it.
 */
export function manageLinks(page: string, secrets: Secrets): ManageLink {
  const tokens = createManageTokens(secrets);
  return async function linkTo({ id, accountId }) {
    const link = new URL(page);
    link.searchParams.set('event', id);
    link.hash = await tokens.issue({ id, accountId: String(accountId) });
    return link.href;
  };
}
