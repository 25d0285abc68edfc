import type { Event, MailRecipient } from '../../../../contract/index.ts';

/** Adds to an event who gets mail about its change, if mail is sent at all. */
export function withMailedTo(event: Event, mailedTo: readonly MailRecipient[]): Event {
  return mailedTo.length > 0 ? { ...event, mailed_to: [...mailedTo] } : event;
}
