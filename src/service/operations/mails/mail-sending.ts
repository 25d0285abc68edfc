import type { MailSending } from '../../../contract/index.ts';
import type { Context } from '../context.ts';

/** Returns what happens to the mail of this service. */
export function mailSendingOf({ sendsMail, keepsMail }: Pick<Context, 'sendsMail' | 'keepsMail'>): MailSending {
  if (!sendsMail) return 'off';
  return keepsMail ? 'kept' : 'on';
}
