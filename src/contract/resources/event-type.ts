import * as v from 'valibot';
import { mailRecipients } from './mail-recipients.ts';

/** In which ways people can meet. */
export const locationTypes = ['video', 'phone', 'in_person', 'custom'] as const;

/** Where the meeting takes place; `value` is an address, a number or a link, as `type` says. */
export const Location = v.object({
  type: v.picklist(locationTypes),
  value: v.string(),
});

export type Location = v.InferOutput<typeof Location>;

/** Where meetings of an event type take place. */
export const EventTypeLocation = v.object({
  ...Location.entries,
  /** Whether pages show the value before anybody has booked; absent is no. Never that of a video call. */
  is_public: v.optional(v.boolean()),
  /** Whether it is the host's own, as their link or their phone number: whoever else hosts meets elsewhere. Absent is no. */
  is_personal: v.optional(v.boolean()),
});

export type EventTypeLocation = v.InferOutput<typeof EventTypeLocation>;

/** Who can find an event type: anybody who knows its number or its slug, or only those who know its public id. */
export const visibilities = ['public', 'private'] as const;

/** At most so many bookings of one event type a calendar day, week, month or year of the host. */
const BookingFrequencyLimits = v.object({
  day: v.optional(v.number()),
  week: v.optional(v.number()),
  month: v.optional(v.number()),
  year: v.optional(v.number()),
});

/** A mail before a meeting starts. */
export const Reminder = v.object({ minutes_before: v.number(), to: v.array(v.picklist(mailRecipients)) });

export type Reminder = v.InferOutput<typeof Reminder>;

/** A kind of meeting that can be booked. Lengths, buffers and notice are minutes. */
export const EventType = v.object({
  id: v.number(),
  /**
   * Names the account and the event type on pages, as `demo/introductory-call`; nobody can guess that of a private one.
   */
  public_id: v.string(),
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
  /** Bookable from today to so many days ahead, in the host's zone; null for no end. */
  booking_window_days: v.nullable(v.number()),
  /** The schedule it follows; null for the account's default one. */
  availability_id: v.nullable(v.number()),
  location: v.nullable(EventTypeLocation),
  redirect_url: v.nullable(v.string()),
  is_active: v.boolean(),
  visibility: v.picklist(visibilities),
  reminders: v.array(Reminder),
  /** The maximum number of upcoming bookings of one invitee; null for no limit. */
  most_open_per_invitee: v.nullable(v.number()),
  /** Where it stands in lists; what has the same position stands in the order of creation. */
  position: v.number(),
  /** Null unless it is archived: then it is not active and only in the list of archived ones. */
  archived_at: v.nullable(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
});

export type EventType = v.InferOutput<typeof EventType>;

/** What a page may know of the host. */
const PublicHost = v.object({
  name: v.string(),
  avatar: v.string(),
  timezone: v.string(),
  time_format: v.number(),
  start_of_week: v.number(),
});

/** What a page may know of an event type: no rules and no link to the meeting. */
export const PublicEventType = v.object({
  id: v.number(),
  title: v.string(),
  description: v.string(),
  duration: v.number(),
  durations: v.nullable(v.array(v.number())),
  /** The value only where the host shows it before a booking. */
  location: v.nullable(v.object({ type: v.string(), value: v.optional(v.string()) })),
  redirect_url: v.nullable(v.string()),
  host: PublicHost,
});

export type PublicEventType = v.InferOutput<typeof PublicEventType>;
