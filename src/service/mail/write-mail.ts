import type { SendMailOptions } from 'nodemailer';
import { writeCalendarFile } from '../../invite/index.ts';
import { inviteeNameOf, type LetterContent } from './content/index.ts';
import { invitationTo, methodOf } from './invitation/index.ts';
import { mailbox } from './sending/index.ts';
import { writeLetter } from './write-letter.ts';

type Mail = LetterContent & {
  /** Names the mail for good: a second one of the same name is the same. */
  readonly id: string;
};

/** Writes the mail one of the two is sent, in its parts. */
export function writeMail(mail: Mail): SendMailOptions {
  const { event, reader, kind, id, now } = mail;
  const host = mailbox(event.host.name, event.host.email);
  const invitee = mailbox(inviteeNameOf(mail), event.invitee.email);
  const method = methodOf(kind);
  return {
    ...(reader === 'host' ? { to: host, replyTo: invitee } : { to: invitee, replyTo: host }),
    ...writeLetter(mail),
    icalEvent: { method, filename: 'event.ics', content: writeCalendarFile(invitationTo(mail), now, method) },
    messageId: `<${id}@sched-booking>`,
    // So that no absence notice answers.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
