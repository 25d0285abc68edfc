import type { SendMailOptions } from 'nodemailer';
import { writeCalendarFile } from '../../invite/index.ts';
import type { Instant } from '../../time/index.ts';
import { type MailContent, meetingOf, subjectOf } from './mail-texts.ts';
import { mailbox } from './mailbox.ts';
import { renderHtml, renderText } from './render-mail.ts';
import { sanitizeName } from './sanitize-name.ts';

type Mail = Omit<MailContent, 'invitee'> & {
  /** Names the mail for good: a second one of the same name is the same. */
  readonly id: string;
  readonly manageLink: string | undefined;
  readonly now: Instant;
};

/** Writes the mail one of the two is sent, in its parts. */
export function writeMail(mail: Mail): SendMailOptions {
  const { event, reader, kind, id, now } = mail;
  const content = { ...mail, invitee: sanitizeName(event.invitee.name) };
  const people = {
    host: mailbox(event.host.name, event.host.email),
    invitee: mailbox(content.invitee, event.invitee.email),
  };
  const body = { content, manageLink: mail.manageLink };
  const method = kind === 'event.canceled' ? 'CANCEL' : 'REQUEST';
  return {
    to: people[reader],
    replyTo: reader === 'host' ? people.invitee : people.host,
    subject: subjectOf(content),
    text: renderText(body),
    html: renderHtml(body),
    icalEvent: { method, filename: 'event.ics', content: writeCalendarFile(invitationTo(content), now, method) },
    messageId: `<${id}@sched-booking>`,
    // So that no absence notice answers.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function invitationTo({ event, title, invitee }: MailContent) {
  return {
    uid: event.ics_uid,
    sequence: event.sequence,
    status: event.status,
    ...meetingOf(event),
    title,
    description: '',
    location: event.location?.value ?? '',
    organizer: event.host,
    attendees: [{ name: invitee, email: event.invitee.email }, ...event.guests.map((email) => ({ name: '', email }))],
  };
}
