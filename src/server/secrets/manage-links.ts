import { createManageTokens } from '../../gateway/index.ts';
import type { LinkSecrets } from './link-secrets.ts';

/**
 * Returns what makes the address of the page where the invitee of an event can move it or call it off. The token stands
 * behind the #, which no server is sent: no log on the way keeps it.
 */
export function manageLinks(page: string, secrets: LinkSecrets): (eventId: string) => Promise<string> {
  const tokens = createManageTokens(secrets);
  return async function linkTo(eventId) {
    const link = new URL(page);
    link.searchParams.set('event', eventId);
    link.hash = await tokens.issue(eventId);
    return link.href;
  };
}
