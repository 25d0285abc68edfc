import type { Event, MailRecipient } from '../../../../contract/index.ts';

/** Adds to an event whom mail about its change goes to; nothing where no mail is sent. */
export function withMailedTo(event: Event, mailedTo: readonly MailRecipient[]): Event {
  return mailedTo.length > 0 ? { ...event, mailed_to: [...mailedTo] } : event;
}
