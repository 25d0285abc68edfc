import * as v from 'valibot';

/** What the account keeps of a person who booked. */
export const Contact = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  timezone: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
});

export type Contact = v.InferOutput<typeof Contact>;
