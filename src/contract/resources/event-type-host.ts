import * as v from 'valibot';

/** One of several hosts who take turns hosting the meetings of an event type. */
export const EventTypeHost = v.object({
  user_id: v.number(),
  /** The first and last name of the user. */
  name: v.string(),
  /** Their share of the meetings, relative to the weights of the others, from 0 to 1000; 0 pauses them. */
  weight: v.number(),
  /** The schedule they follow for this event type; null for the schedule of the event type. */
  availability_id: v.nullable(v.number()),
  /** How many meetings of the current calendar month they got by turn since weights or hosts last changed. */
  assigned: v.number(),
});

export type EventTypeHost = v.InferOutput<typeof EventTypeHost>;
