import * as v from 'valibot';

/** The person a key belongs to: the host of the account's event types. */
export const User = v.object({
  id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  username: v.string(),
  email: v.string(),
  timezone: v.string(),
  /** 12 or 24. */
  time_format: v.number(),
  /** 0 Sunday to 6 Saturday. */
  start_of_week: v.number(),
  /** An absolute https URL, or empty. */
  avatar: v.string(),
  /** A sentence for visitors of the booking page; absent while it is empty. */
  about: v.optional(v.string()),
  /** The user's language, a BCP 47 tag; absent until it is set. */
  locale: v.optional(v.string()),
  /** An address that the user entered and has not confirmed yet; absent if there is none. */
  unconfirmed_email: v.optional(v.string()),
  /**
   * The page on which anyone can book the public event types of the user; absent if the service does not know its
   * address.
   */
  booking_page: v.optional(v.string()),
  /** Whether it stands for several hosts who take turns, as pages show it; absent means no. */
  is_team: v.optional(v.boolean()),
  updated_at: v.string(),
});

export type User = v.InferOutput<typeof User>;
