import type { SendMailOptions } from 'nodemailer';
import type { Person } from '../../invite/index.ts';
import type { MailDetails } from '../records/index.ts';
import { type EmailContent, inviteeNameOf } from './content/index.ts';
import { calendarPart, threadOf } from './invitation/index.ts';
import { mailbox } from './sending/index.ts';
import { writeBookingEmail } from './write-email.ts';

/** An email and its recipient. */
export type OutgoingEmail = EmailContent & {
  /** The address of a guest. The addresses of the invitee and the host are in the event. */
  readonly guestAddress: string;
  readonly organizer: Person;
  /** How long before the start a reminder is sent. */
  readonly minutesBefore: number | null;
  /** The delivery of an email that someone sent again; null for any other. */
  readonly resentAs: string | null;
  /** The sequence of the event when the host got it; null if unknown. */
  readonly hostSince: MailDetails['hostSince'];
  /** The result of writing the event into the host's calendar; null if it is not written into one. */
  readonly hostEntry: MailDetails['hostEntry'];
  /** Whether an earlier email to the host had a calendar file. */
  readonly isEntryMailed: boolean;
  /** Whether a former host has the same address as the new one. @default false */
  readonly isMailboxShared?: boolean;
};

/** Writes the email to one of the people who take part, as its parts. */
export function writeMail(mail: OutgoingEmail): SendMailOptions {
  const { event, recipient } = mail;
  const host = mailbox(event.host.name, event.host.email);
  const invitee = mailbox(inviteeNameOf(mail), event.invitee.email);
  const to = recipient === 'guest' ? mailbox('', mail.guestAddress) : { host, invitee }[recipient];
  const icalEvent = isInCalendar(mail) ? undefined : calendarPart(mail);
  return {
    to,
    // Replies go to a person.
    replyTo: recipient === 'host' ? invitee : host,
    ...writeBookingEmail(mail),
    ...(icalEvent && { icalEvent }),
    ...threadOf({ ...mail, address: to.address, isAgain: recipient === 'host' && mail.hostEntry === 'failed' }),
    // Prevents out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * A calendar that we write into would otherwise have two entries. An entry that came by mail has to follow the event,
 * though.
 */
function isInCalendar({ recipient, hostEntry, isEntryMailed }: OutgoingEmail): boolean {
  return recipient === 'host' && !isEntryMailed && (hostEntry === 'pending' || hostEntry === 'succeeded');
}
