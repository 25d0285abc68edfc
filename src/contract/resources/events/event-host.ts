import * as v from 'valibot';

/** Why an event cannot be given to a user: another meeting or a busy time, or a calendar that has not been read. */
const hostObstacles = ['taken', 'calendar_unread'] as const;

/** A user to whom an event can be given, and what prevents it. */
export const EventHost = v.object({
  user_id: v.number(),
  name: v.string(),
  /** Null if nothing is known to prevent it. */
  reason: v.nullable(v.picklist(hostObstacles)),
  /** The event lies outside the hours of each of their own schedules, which does not prevent it. Absent otherwise. */
  is_outside_hours: v.optional(v.literal(true)),
});

export type EventHost = v.InferOutput<typeof EventHost>;
