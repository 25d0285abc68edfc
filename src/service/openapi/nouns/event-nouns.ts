import {
  Actor,
  Answers,
  Contact,
  Event,
  EventHistoryEntry,
  EventHost,
  EventManageLink,
  JournalEntry,
  Mail,
  MailPreview,
  MailStatus,
  SampleMail,
} from '../../../contract/index.ts';
import { email, instant, span, times, uuid } from './formats.ts';
import type { Noun } from './noun.ts';

/** Events, who books them, and what was done to them. */
export const eventNouns = {
  Contact: {
    schema: Contact,
    description: 'A person who has booked.',
    parts: { id: uuid, email, ...times },
  },
  Answers: { schema: Answers, description: 'Answers by the identifier of their field.' },
  Event: {
    schema: Event,
    description: 'A booking.',
    parts: {
      id: uuid,
      contact_id: {
        anyOf: [{ type: 'string', ...uuid }, { type: 'null' }],
      },
      ...span,
      ...times,
    },
  },
  EventHistoryEntry: {
    schema: EventHistoryEntry,
    description:
      'What someone did to an event (`change`), a mail about it (`mail`) or a delivery to a webhook (`webhook`).',
  },
  EventHost: { schema: EventHost, description: 'A user to whom an event can be reassigned.' },
  EventManageLink: {
    schema: EventManageLink,
    description: 'The page on which the invitee can reschedule or cancel an event.',
  },
  Mail: {
    schema: Mail,
    description:
      'An email about an event, to one of the people who take part. It is `skipped` if it would be out of date. An email that fails temporarily is sent again for up to three days.',
    parts: {
      id: uuid,
      event_id: uuid,
      address: { ...email, description: 'The address that it goes to.' },
      response_status: { description: 'The last response of the mail server, or null.' },
      response_text: {
        description: 'What the mail server wrote when it refused the email, up to 500 characters. Absent otherwise.',
      },
      next_try_at: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'When it is sent, or sent again. Null if there is no next attempt.',
      },
      ...times,
    },
  },
  MailPreview: {
    schema: MailPreview,
    description: 'An email as an invitee would get it, in HTML and as plain text, without its calendar file.',
  },
  MailStatus: {
    schema: MailStatus,
    description: 'Whether mail is sent, what became of the emails of the last 24 hours, and which of them wait.',
    parts: {
      sender: { description: 'The address that emails come from. Null if none is sent.' },
    },
  },
  SampleMail: {
    schema: SampleMail,
    description: 'A sample of an email, which is sent within seconds.',
    parts: { address: { ...email, description: 'The address that it goes to.' } },
  },
  Actor: {
    schema: Actor,
    description:
      'Who changed something, and how: signed in (`session`), with an API key (`key`), as an agent with an API key (`mcp`), on a page as an invitee (`gateway`), or with a command on the server (`command`).',
  },
  JournalEntry: {
    schema: JournalEntry,
    description: 'One change in an account. It says which fields were sent, not what they contain.',
    parts: { id: uuid, at: instant },
  },
} satisfies Readonly<Record<string, Noun>>;
