import type { Event, MailRecipient } from '../../../../contract/index.ts';
import type { Context } from '../../context.ts';

/** Adds to an event who gets mail about its change, if mail is sent at all. Mail that is only kept reaches no one. */
export function withMailedTo(context: Context, event: Event, recipients: readonly MailRecipient[]): Event {
  return recipients.length > 0 && !context.keepsMail ? { ...event, mailed_to: [...recipients] } : event;
}
