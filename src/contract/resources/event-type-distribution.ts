import * as v from 'valibot';

/** The meetings of one of the hosts who take turns. Shares are in percent, rounded to whole numbers. */
export const HostDistribution = v.object({
  user_id: v.number(),
  /** The first and last name of the user. */
  name: v.string(),
  weight: v.number(),
  /** Their part of all weights. */
  target_share: v.number(),
  /** Their part of all `assigned`; null if no host got a meeting. */
  actual_share: v.nullable(v.number()),
  /** How many meetings they got by turn. */
  assigned: v.number(),
  /** How many of these count when the next host is chosen: those booked since weights or hosts last changed. */
  counted: v.number(),
  /** How many more meetings they count as having got on their days off, in tenths; absent without any. */
  credit: v.optional(v.number()),
  /** When the latest of these meetings was booked; null without any, and for a member, of colleagues. */
  last_assigned_at: v.nullable(v.string()),
});

/** How the meetings of a range of dates were distributed among the hosts who take turns. */
export const EventTypeDistribution = v.object({
  from: v.string(),
  to: v.string(),
  /** The zone of the dates: that of the event type's schedule. */
  timezone: v.string(),
  hosts: v.array(HostDistribution),
});

export type EventTypeDistribution = v.InferOutput<typeof EventTypeDistribution>;
export type HostDistribution = v.InferOutput<typeof HostDistribution>;
