import { createManageTokens } from '../../gateway/index.ts';
import type { ManageLink } from '../../service/index.ts';
import type { LinkSecrets } from './link-secrets.ts';

/**
 * Returns what makes the address of the page where the invitee of an event can reschedule or cancel it. The token stands
 * behind the #, which no server is sent: no log on the way keeps it.
 */
export function manageLinks(page: string, secrets: LinkSecrets): ManageLink {
  const tokens = createManageTokens(secrets);
  return async function linkTo({ id, accountId }) {
    const link = new URL(page);
    link.searchParams.set('event', id);
    link.hash = await tokens.issue({ id, accountId: String(accountId) });
    return link.href;
  };
}
