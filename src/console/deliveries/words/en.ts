import type { FailureReason } from '../../../contract/index.ts';
import { countingOf } from '../../words/index.ts';

const { counted } = countingOf('en');

export const words = {
  reasons: {
    timeout: 'The program did not respond in time.',
    unreachable: 'The address could not be reached.',
    refused_address: 'This server does not send to this address.',
    unexpected_status: 'The program rejected the message.',
    webhook_gone: 'The program responded that this address no longer exists.',
    webhook_silent: 'The program has not responded for days, so the webhook was paused.',
    restored: 'It was not sent again after a backup was restored.',
  } satisfies Record<FailureReason, string>,
  answered: (status: number) => `Response: ${status}`,
  attempts: (count: number) => counted(count, { one: '# attempt', other: '# attempts' }),
  nextAttempt: (when: string) => `Next attempt ${when}`,
  mail: {
    off: 'This server does not send email. Invitees and hosts get no confirmations or reminders.',
    kept: 'This server does not send email. It only stores messages on the machine it runs on.',
    underWay: (address: string) => `On its way to ${address}.`,
    noCalendarFile: 'It has no calendar file, so nothing is added to your calendar.',
    preview: {
      titles: { 'event.created': 'Confirmation email', 'event.reminder': 'Reminder email' },
      language: 'Language',
      form: { label: 'Show', html: 'Formatted', text: 'Plain text' },
      subject: 'Subject',
      content: 'Content of the email',
      note: 'The name and the time are examples. Links do not work here.',
      unsaved: 'Changes that you have not saved are not included.',
      send: 'Send it to me',
    },
    intro: 'See whether emails about bookings are sent, and which were not delivered.',
    sending: 'Sending',
    operator: 'Ask whoever runs the server to set up a mail server.',
    sender: (address: string) => `Emails are sent from ${address}.`,
    test: 'Send me a test email',
    testTo: (address: string) => `Test email to ${address}`,
    statuses: { pending: 'on its way', succeeded: 'sent', failed: 'failed', skipped: 'not sent' },
    lastDay: 'Last 24 hours',
    counts: { sent: 'Sent', waiting: 'Waiting', overdue: 'Overdue', failed: 'Failed' },
    countsHint:
      '“Sent” means that the mail server has accepted the email. An email is overdue after five minutes or three attempts. The server keeps trying for up to three days.',
    undelivered: 'Not delivered',
    noneUndelivered: 'No email failed in the last 24 hours, and none is being retried after three attempts.',
    kinds: {
      'event.created': 'Confirmation',
      'event.rescheduled': 'New time',
      'event.reassigned': 'New host',
      'event.canceled': 'Cancellation',
      'event.reminder': 'Reminder',
    },
    mailTo: (kind: string, address: string) => `${kind} to ${address}`,
    retried: 'being retried',
    serverText: (text: string) => `Mail server: “${text}”`,
    serverStatus: (status: string) => `The mail server responded with ${status}.`,
    silent: 'The mail server did not respond.',
    nextAttempt: (when: string) => `Next attempt ${when}`,
    booking: 'Open the booking',
    bookingOf: (address: string) => `Open the booking: ${address}`,
  },
};

export type DeliveriesWords = typeof words;
