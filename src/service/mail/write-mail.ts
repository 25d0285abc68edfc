import type { SendMailOptions } from 'nodemailer';
import type { Person } from '../../invite/index.ts';
import type { MailDetails } from '../records/index.ts';
import { inviteeNameOf, type LetterContent } from './content/index.ts';
import { calendarPart, threadOf } from './invitation/index.ts';
import { mailbox } from './sending/index.ts';
import { writeLetter } from './write-letter.ts';

/** A mail and whom it is to. */
export type Mail = LetterContent & {
  /** The address of a guest; of the two who meet, the event says it. */
  readonly guestAddress: string;
  readonly organizer: Person;
  /** How long before the start a reminder is sent. */
  readonly minutesBefore: number | null;
  /** The result of writing the event into the host's calendar; null if it is written into none. */
  readonly hostEntry: MailDetails['hostEntry'];
};

/** Writes the mail that one who takes part is sent, in its parts. */
export function writeMail(mail: Mail): SendMailOptions {
  const { event, reader } = mail;
  const host = mailbox(event.host.name, event.host.email);
  const invitee = mailbox(inviteeNameOf(mail), event.invitee.email);
  const to = reader === 'guest' ? mailbox('', mail.guestAddress) : { host, invitee }[reader];
  const icalEvent = isInCalendar(mail) ? undefined : calendarPart(mail);
  return {
    to,
    // Replies go to a person.
    replyTo: reader === 'host' ? invitee : host,
    ...writeLetter(mail),
    ...(icalEvent && { icalEvent }),
    ...threadOf({ ...mail, address: to.address, isAgain: reader === 'host' && mail.hostEntry === 'failed' }),
    // So that no absence notice answers.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** An entry that is written into the calendar itself would stand there twice. */
function isInCalendar({ reader, hostEntry }: Mail): boolean {
  return reader === 'host' && (hostEntry === 'pending' || hostEntry === 'succeeded');
}
