import * as v from 'valibot';

/**
 * How much of a day a host can be booked. Both numbers are the minutes that meetings which begin on that date could
 * take, and leave out what the notice and the window of the event type exclude.
 */
export const DayCoverage = v.object({
  date: v.string(),
  /** By the weekly hours alone: without overrides, meetings, busy times and limits. */
  usual_minutes: v.number(),
  bookable_minutes: v.number(),
});

/** When one host of an event type can be booked. */
export const HostCoverage = v.object({
  user_id: v.number(),
  /** The first and last name of the user. */
  name: v.string(),
  /** From then on the host gets no bookings, because a connected calendar was not read further; null if all were. */
  calendar_unread_from: v.nullable(v.string()),
  days: v.array(DayCoverage),
});

/** How much of each day of a range each host of an event type can be booked. */
export const EventTypeCoverage = v.object({
  hosts: v.array(HostCoverage),
  /** The dates on which no host can be booked although at least one has weekly hours, ascending. */
  gaps: v.array(v.string()),
});

export type EventTypeCoverage = v.InferOutput<typeof EventTypeCoverage>;
export type HostCoverage = v.InferOutput<typeof HostCoverage>;
