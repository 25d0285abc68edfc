import * as v from 'valibot';

/** The record of a person who booked. */
export const Contact = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  timezone: v.string(),
  /** The addresses of contacts that were merged into this one; absent if there are none. */
  other_emails: v.optional(v.array(v.string())),
  /** How many bookings they have, without canceled ones; absent if there are none. */
  event_count: v.optional(v.number()),
  /** How many meetings they missed; absent if there are none. */
  no_shows: v.optional(v.number()),
  /** When their most recent meeting started; absent if none has started. */
  last_event_at: v.optional(v.string()),
  /** When the next meeting starts; absent if there is none. */
  next_event_at: v.optional(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
});

export type Contact = v.InferOutput<typeof Contact>;
