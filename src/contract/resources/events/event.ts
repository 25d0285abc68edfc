import * as v from 'valibot';
import { Location } from '../event-type.ts';
import { mailRecipients } from '../mail-recipients.ts';

/** An answer to one field: text, a tick, or a list of options or addresses. */
export const Answer = v.union([v.string(), v.boolean(), v.array(v.string())]);

export type Answer = v.InferOutput<typeof Answer>;

/** Answers by the identifier of their field. */
export const Answers = v.record(v.string(), Answer);

export type Answers = v.InferOutput<typeof Answers>;

/** The status of a booking. A canceled one frees its time and is never confirmed again. */
export const eventStatuses = ['confirmed', 'canceled'] as const;

/** The outcome of a meeting. */
export const eventOutcomes = ['met', 'no_show'] as const;

/** Who receives an email about this change. */
const MailedTo = v.optional(v.array(v.picklist(mailRecipients)));

const Person = v.object({
  name: v.string(),
  email: v.string(),
  timezone: v.string(),
});

/** A booking. Instants are ISO 8601 with an offset. */
export const Event = v.object({
  id: v.string(),
  event_type_id: v.number(),
  status: v.picklist(eventStatuses),
  start: v.string(),
  end: v.string(),
  /** The zone the invitee booked in. */
  timezone: v.string(),
  duration: v.number(),
  host: Person,
  /** Null after the contact was deleted. */
  contact_id: v.nullable(v.string()),
  invitee: Person,
  guests: v.array(v.string()),
  answers: Answers,
  metadata: v.record(v.string(), v.string()),
  location: v.nullable(Location),
  cancel_reason: v.nullable(v.string()),
  ics_uid: v.string(),
  sequence: v.number(),
  /** The language the invitee booked in, or else that of the event type, a BCP 47 tag; absent if neither was set. */
  locale: v.optional(v.string()),
  /** How often the event was reassigned to another host. Absent if it never was. */
  reassignments: v.optional(v.number()),
  /** Absent until the host sets it. */
  outcome: v.optional(v.picklist(eventOutcomes)),
  /** A note for the host only. Pages and emails never show it. Absent while it is empty. */
  host_note: v.optional(v.string()),
  /**
   * When the personal data of the invitee was erased. Name, addresses, answers, metadata, notes and reasons have been
   * empty since. Absent if it was not.
   */
  erased_at: v.optional(v.string()),
  /** Only in the response to an operation that sends emails: a booking, a new time, another host or a cancellation. */
  mailed_to: MailedTo,
  created_at: v.string(),
  updated_at: v.string(),
});

export type Event = v.InferOutput<typeof Event>;

/** The response to the page that booked: the event without the fields that only the account needs. */
export const PublicEvent = v.object({
  id: v.string(),
  event_type_id: v.number(),
  status: v.picklist(eventStatuses),
  start: v.string(),
  end: v.string(),
  timezone: v.string(),
  duration: v.number(),
  host: v.object({ name: v.string(), timezone: v.string() }),
  invitee: Person,
  guests: v.array(v.string()),
  location: v.nullable(Location),
  ics_uid: v.string(),
  sequence: v.number(),
  /** Only in the response to an operation that sends emails. Addresses are not named. */
  mailed_to: MailedTo,
});

export type PublicEvent = v.InferOutput<typeof PublicEvent>;
