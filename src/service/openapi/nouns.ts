import type * as v from 'valibot';
import {
  Account,
  Actor,
  Answers,
  ApiKey,
  Availability,
  BookingFormField,
  BusyTime,
  CalendarConnection,
  CalendarFeed,
  Contact,
  DateOverride,
  DeletedEntry,
  Event,
  EventHistoryEntry,
  EventType,
  EventTypeLocation,
  Hours,
  InvitedMember,
  IssuedApiKey,
  JournalEntry,
  Location,
  Mail,
  Member,
  Period,
  Slot,
  SlotExplanation,
  Slots,
  Team,
  User,
  Webhook,
  WebhookDelivery,
  WebhookMessage,
} from '../../contract/index.ts';

type Noun = {
  readonly schema: v.GenericSchema;
  readonly description: string;
  /** What is known of its properties beyond their types. */
  readonly parts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const instant = { format: 'date-time' };
const uuid = { format: 'uuid' };
const email = { format: 'email' };
const times = { created_at: instant, updated_at: instant };
const span = { start: instant, end: instant };

/** What the interface speaks of: each is one component, referred to by name. */
export const nouns: Readonly<Record<string, Noun>> = {
  Period: {
    schema: Period,
    description: 'Open from `start` until `end`, both `HH:MM` in the time zone of the schedule.',
  },
  DateOverride: {
    schema: DateOverride,
    description:
      'Hours for the dates `from` to `to`, both included, that replace those of their weekdays. Without a period the dates are closed. Dates are in the time zone of the schedule.',
  },
  Hours: { schema: Hours, description: 'Open hours by weekday; an absent weekday is closed.' },
  Availability: {
    schema: Availability,
    description: 'A weekly schedule of open hours.',
    parts: times,
  },
  Location: { schema: Location, description: 'Where a meeting takes place.' },
  EventTypeLocation: { schema: EventTypeLocation, description: 'Where meetings of an event type take place.' },
  EventType: {
    schema: EventType,
    description: 'A meeting that can be booked. Durations, buffers and notice are in minutes.',
    parts: {
      ...times,
    },
  },
  BookingFormField: { schema: BookingFormField, description: 'One question of an event type’s booking form.' },
  Slot: { schema: Slot, description: 'A bookable time, with the offset of the requested time zone.', parts: span },
  Slots: {
    schema: Slots,
    description: 'Bookable times by the local date of their start; dates without any are omitted.',
    parts: {
      next_available: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'Present only if there are none: the first start within 366 days after the range, or null.',
      },
    },
  },
  SlotExplanation: {
    schema: SlotExplanation,
    description:
      'Why each start of a day is offered or not. `refusals` lists every reason against a start; `layer` is the index in `layers` of its cause. Ignore kinds of layers that you do not know: more may be added.',
    parts: {
      date: { format: 'date' },
      offered: { description: 'The starts that are offered: exactly those of the slots.' },
      layers: {
        description:
          'What decides which starts are offered: open hours of the schedule (`posted_hours`), dates without open hours (`closed`), bookings (`busy`), busy times in connected calendars (`calendar`), the time from which those are unknown (`calendar_unread`), the required notice (`notice`), the end of the booking window (`window`) and limits that have been reached (`limit`).',
      },
      starts: { description: 'Every start of the day, or the requested one, with the reasons against it.' },
    },
  },
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
      'What somebody did to an event (`change`), a mail about it (`mail`) or a delivery to a webhook (`webhook`).',
  },
  Mail: {
    schema: Mail,
    description:
      'A mail about an event, to one who takes part. It is `skipped` if it would say what is no longer so. A mail that fails for now is sent again for up to three days.',
    parts: {
      id: uuid,
      event_id: uuid,
      address: { ...email, description: 'The address that it goes to.' },
      response_status: { description: 'The last answer of the mail server, or null.' },
      next_try_at: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'When it is sent, or sent again. Null if there is no next attempt.',
      },
      ...times,
    },
  },
  Actor: {
    schema: Actor,
    description:
      'Who changed something, and how: signed in (`session`), with an API key (`key`), as an agent with an API key (`mcp`), or on a page as an invitee (`gateway`).',
  },
  JournalEntry: {
    schema: JournalEntry,
    description: 'One change in an account. It says which fields were sent, not what they contain.',
    parts: { id: uuid, at: instant },
  },
  Member: { schema: Member, description: 'A user of the account, and whether somebody signs in as that user.' },
  InvitedMember: { schema: InvitedMember, description: 'A member who was just invited, with the link to send them.' },
  ApiKey: {
    schema: ApiKey,
    description: 'An API key. Only its last four characters can be seen again.',
    parts: { created_at: instant },
  },
  IssuedApiKey: { schema: IssuedApiKey, description: 'A new API key. It is shown only once.' },
  Team: {
    schema: Team,
    description: 'A group of people in an account.',
    parts: { id: { format: 'int64' }, logo: { description: 'An absolute https URL, or empty.' } },
  },
  Account: { schema: Account, description: 'The account of an API key.' },
  User: {
    schema: User,
    description: 'The user of an API key: the host of the account’s event types.',
    parts: {
      email,
      time_format: { enum: [12, 24] },
      start_of_week: { minimum: 0, maximum: 6, description: '0 is Sunday, 6 is Saturday.' },
      avatar: { description: 'An absolute https URL, or empty.' },
    },
  },
  CalendarConnection: {
    schema: CalendarConnection,
    description:
      'A feed, or an account on a calendar server, whose busy times block slots. Its address and password are never shown. ' +
      'It is `stale` when it was last read more than half an hour ago, and `unreachable` after six hours. No slot of the ' +
      'user is then offered, unless `when_unreachable` is `keep` or `ignored` is true.',
    parts: {
      id: uuid,
      read_at: { anyOf: [{ type: 'string', ...instant }, { type: 'null' }], description: 'When it was last read.' },
      covered_until: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'Until when busy times are known. No later slot is offered.',
      },
      problem: { description: 'Why it cannot be read now, or null.' },
      problem_since: { anyOf: [{ type: 'string', ...instant }, { type: 'null' }] },
      calendars: {
        description:
          'Its calendars, with the number of busy times in the next 30 days. `blocks` says which entries block slots: those ' +
          'that are marked as busy (`busy`), all of them (`all`), or none (`nothing`). `is_written_to` says whether bookings ' +
          'are written into it, and `write_problem` why the last one could not be.',
      },
      ...times,
    },
  },
  BusyTime: {
    schema: BusyTime,
    description: 'A time when a user is busy, and the connected calendars that it comes from.',
    parts: span,
  },
  DeletedEntry: {
    schema: DeletedEntry,
    description:
      'A confirmed event that was written into the calendar of its host, and that the host has deleted there. It is not ' +
      'canceled by that: cancel it, or have it written again.',
    parts: {
      event_id: { ...uuid, description: 'The event, which is still confirmed.' },
      calendar_id: { ...uuid, description: 'The calendar that it was deleted from, by its `id` in the connection.' },
      noticed_at: { type: 'string', ...instant, description: 'When the calendar was found to lack it.' },
    },
  },
  CalendarFeed: {
    schema: CalendarFeed,
    description:
      'The bookings of a user as an iCalendar feed, to subscribe to in a calendar. Its addresses are secret: whoever has one ' +
      'can read it. They are null until the first rotation, and where the secret that encrypts them is lost.',
    parts: {
      url: { description: 'The address of the feed, or null.' },
      busy_url: { description: 'The same without names, places and descriptions, or null.' },
      rotated_at: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'When the addresses were made, or null.',
      },
    },
  },
  Webhook: {
    schema: Webhook,
    description: 'A URL that receives a message when an event changes.',
    parts: {
      url: { format: 'uri' },
      ...times,
    },
  },
  WebhookDelivery: {
    schema: WebhookDelivery,
    description:
      'One message to one webhook, signed as Standard Webhooks 1.0 has it, however often it is tried: at once and ' +
      'after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h. Only an answer of 2xx ends it; 410 pauses the webhook.',
    parts: {
      id: { ...uuid, description: 'Sent with every attempt as `webhook-id`.' },
      response_status: { description: 'The status of the last response, or null if there was none.' },
      failure_reason: {
        description:
          'Why it was not accepted, or is not sent: no answer in time (`timeout`), no connection (`unreachable`), an answer ' +
          'other than 2xx (`unexpected_status`), the webhook was paused by a 410 (`webhook_gone`) or after three days ' +
          'without an answer (`webhook_silent`), or it was waiting in a backup that was restored (`restored`). Null otherwise.',
      },
      next_try_at: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'Null if there is no next attempt, and while the webhook is paused.',
      },
      ...times,
    },
  },
  WebhookMessage: {
    schema: WebhookMessage,
    description: 'A delivery to a webhook, with what it sends.',
    parts: {
      id: uuid,
      response_status: { description: 'The status of the last response, or null if there was none.' },
      failure_reason: { description: 'Why it was not accepted, or is not sent. Null otherwise.' },
      next_try_at: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'Null if there is no next attempt, and while the webhook is paused.',
      },
      ...times,
    },
  },
};
