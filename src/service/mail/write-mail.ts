import type { SendMailOptions } from 'nodemailer';
import type { Person } from '../../invite/index.ts';
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
};

/** Writes the mail that one who takes part is sent, in its parts. */
export function writeMail(mail: Mail): SendMailOptions {
  const { event, reader } = mail;
  const host = mailbox(event.host.name, event.host.email);
  const invitee = mailbox(inviteeNameOf(mail), event.invitee.email);
  const to = reader === 'guest' ? mailbox('', mail.guestAddress) : { host, invitee }[reader];
  const icalEvent = calendarPart(mail);
  return {
    to,
    // Replies go to a person.
    replyTo: reader === 'host' ? invitee : host,
    ...writeLetter(mail),
    ...(icalEvent && { icalEvent }),
    ...threadOf({ ...mail, address: to.address }),
    // So that no absence notice answers.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
