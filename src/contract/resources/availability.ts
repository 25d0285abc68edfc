import * as v from 'valibot';
import { weekdays } from '../../time/index.ts';

/** Open from `start` until `end`, both `HH:MM` on the clocks of the schedule's zone; `end` may be `24:00`. */
export const Period = v.object({ start: v.string(), end: v.string() });

export type Period = v.InferOutput<typeof Period>;

/** Open hours by weekday; an absent weekday is closed. */
export const Hours = v.partial(
  v.object({
    monday: v.array(Period),
    tuesday: v.array(Period),
    wednesday: v.array(Period),
    thursday: v.array(Period),
    friday: v.array(Period),
    saturday: v.array(Period),
    sunday: v.array(Period),
  }),
);

export type Hours = v.InferOutput<typeof Hours>;

/**
 * The hours of the dates `from` to `to`, both included, in place of the hours of their weekdays. Without a period the
 * dates are closed. The dates are in the schedule's zone, `YYYY-MM-DD`.
 */
export const DateOverride = v.object({ from: v.string(), to: v.string(), hours: v.array(Period) });

export type DateOverride = v.InferOutput<typeof DateOverride>;

/** A weekly schedule of open hours. */
export const Availability = v.object({
  id: v.number(),
  name: v.string(),
  timezone: v.string(),
  is_default: v.boolean(),
  /** The user whose schedule it is; null for one of the whole account. */
  user_id: v.nullable(v.number()),
  working_days: v.array(v.picklist(weekdays)),
  hours: Hours,
  /** Ascending; absent when there are none. */
  overrides: v.exactOptional(v.array(DateOverride)),
  created_at: v.string(),
  updated_at: v.string(),
});

export type Availability = v.InferOutput<typeof Availability>;

/** An event type that uses a schedule, itself or for one of its hosts. */
export const AvailabilityEventType = v.object({ id: v.number(), title: v.string(), is_archived: v.boolean() });

export type AvailabilityEventType = v.InferOutput<typeof AvailabilityEventType>;
