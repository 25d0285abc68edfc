import * as v from 'valibot';
import { mailRecipients } from './mail-recipients.ts';

/** The ways to meet. */
export const locationTypes = ['video', 'phone', 'in_person', 'custom'] as const;

/** Where the meeting takes place. `type` says whether `value` is an address, a number or a link. */
export const Location = v.object({
  type: v.picklist(locationTypes),
  value: v.string(),
});

export type Location = v.InferOutput<typeof Location>;

/** Where meetings of an event type take place. */
export const EventTypeLocation = v.object({
  ...Location.entries,
  /** Whether pages show the value before a booking; absent means no. The value of a video call is never shown. */
  is_public: v.optional(v.boolean()),
  /**
   * Whether it is the host's own, such as their link or their phone number, so that another host needs another place.
   * Absent means no.
   */
  is_personal: v.optional(v.boolean()),
});

export type EventTypeLocation = v.InferOutput<typeof EventTypeLocation>;

/** Who can find an event type: anyone who knows its number or its slug, or only people who know its public id. */
export const visibilities = ['public', 'private'] as const;

/** The most bookings of one event type in a calendar day, week, month or year of the host. */
const BookingFrequencyLimits = v.object({
  day: v.optional(v.number()),
  week: v.optional(v.number()),
  month: v.optional(v.number()),
  year: v.optional(v.number()),
});

/** An email before a meeting starts. */
export const Reminder = v.object({ minutes_before: v.number(), to: v.array(v.picklist(mailRecipients)) });

export type Reminder = v.InferOutput<typeof Reminder>;

/** The user whose event type it is, as pages show them. Others may take turns in their place. */
const Host = v.object({
  id: v.number(),
  name: v.string(),
  avatar: v.string(),
  timezone: v.string(),
  time_format: v.number(),
  start_of_week: v.number(),
});

/** A kind of meeting that can be booked. Lengths, buffers and notice are in minutes. */
export const EventType = v.object({
  id: v.number(),
  /**
   * The name of the account and the event type on pages, such as `demo/introductory-call`. The public id of a private
   * event type cannot be guessed.
   */
  public_id: v.string(),
  host: Host,
  title: v.string(),
  slug: v.string(),
  description: v.string(),
  duration: v.number(),
  /** The lengths an invitee may choose from; null when there is only `duration`. */
  durations: v.nullable(v.array(v.number())),
  /** Minutes from one start to the next; null for the duration itself. */
  time_slot_interval: v.nullable(v.number()),
  buffer_time_before_event: v.number(),
  buffer_time_after_event: v.number(),
  min_scheduling_notice: v.number(),
  booking_frequency_limits: v.nullable(BookingFrequencyLimits),
  /** How many days ahead it can be booked, from today on, in the host's zone; null for no end. */
  booking_window_days: v.nullable(v.number()),
  /** The schedule it follows; null for the account's default schedule. */
  availability_id: v.nullable(v.number()),
  location: v.nullable(EventTypeLocation),
  redirect_url: v.nullable(v.string()),
  is_active: v.boolean(),
  /** Whether it was turned off because the last host who took turns for it left. Absent means no. */
  lacks_host: v.optional(v.boolean()),
  visibility: v.picklist(visibilities),
  reminders: v.array(Reminder),
  /** The maximum number of upcoming bookings of one invitee; null for no limit. */
  most_open_per_invitee: v.nullable(v.number()),
  /** The language of emails about bookings that name none, a BCP 47 tag; null for none. */
  locale: v.nullable(v.string()),
  /** Its place in lists. Event types with the same position are in the order of creation. */
  position: v.number(),
  /** Null unless it is archived. An archived event type is inactive and only in the list of archived ones. */
  archived_at: v.nullable(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
});

export type EventType = v.InferOutput<typeof EventType>;

/** The fields of the host that a page may see. */
const PublicHost = v.object({
  name: v.string(),
  avatar: v.string(),
  /** Absent where hosts take turns: each has a time zone of their own. */
  timezone: v.optional(v.string()),
  time_format: v.number(),
  start_of_week: v.number(),
});

/** The fields of an event type that a page may see: no rules and no link to the meeting. */
export const PublicEventType = v.object({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  duration: v.number(),
  durations: v.nullable(v.array(v.number())),
  /** Holds the value only if the host shows it before a booking. */
  location: v.nullable(v.object({ type: v.string(), value: v.optional(v.string()) })),
  redirect_url: v.nullable(v.string()),
  host: PublicHost,
});

export type PublicEventType = v.InferOutput<typeof PublicEventType>;
