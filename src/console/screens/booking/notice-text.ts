import { signedIn } from '../../session/index.ts';
import { words } from './words/index.ts';

/** Says, before a change, that the invitee will be notified, or that this server sends them no email. */
export function noticeText(notified: (name: string) => string, name: string): string {
  return (signedIn().sends_mail ? notified : words.current.notified.no)(name);
}
