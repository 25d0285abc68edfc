type QuotaRow = {
  readonly max: number;
  /** What is counted, as it follows the number in a list of all quotas: "API keys". */
  readonly meaning: string;
  /**
   * Says why there can be no more, and what to do about it. `found` is the current number, or the number that the
   * request would lead to.
   */
  readonly sentence: (found: string, max: string) => string;
};

/**
 * How many of each thing an account may have. A list that is returned whole, or kept in memory for pages, must not grow
 * without limit. Above it, a request fails with `quota_exceeded`.
 */
export const quotas = {
  eventTypes: {
    max: 1000,
    meaning: 'event types',
    sentence: (found, max) =>
      `You have ${found} event types, and an account can have at most ${max}. Delete one first.`,
  },
  eventTypeBytes: {
    max: 1_048_576,
    meaning: 'bytes of JSON for all event types',
    sentence: (found, max) =>
      `Your event types would take ${found} bytes, and an account may use ${max}. Shorten their descriptions first.`,
  },
  schedules: {
    max: 500,
    meaning: 'schedules',
    sentence: (found, max) => `You have ${found} schedules, and an account can have at most ${max}. Delete one first.`,
  },
  scheduleBytes: {
    max: 1_048_576,
    meaning: 'bytes of JSON for all schedules',
    sentence: (found, max) =>
      `Your schedules would take ${found} bytes, and an account may use ${max}. Send fewer periods.`,
  },
  fields: {
    max: 100,
    meaning: 'fields in a booking form',
    sentence: (found, max) =>
      `This booking form has ${found} fields, and a booking form can have at most ${max}. Delete one first.`,
  },
  formBytes: {
    max: 131_072,
    meaning: 'bytes of JSON for a booking form',
    sentence: (found, max) =>
      `This booking form would take ${found} bytes, and a booking form may use ${max}. Send shorter texts or fewer options.`,
  },
  calendars: {
    max: 20,
    meaning: 'connected calendars of one user',
    sentence: (found, max) =>
      `You have ${found} connected calendars, and a user can have at most ${max}. Disconnect one first.`,
  },
  accountCalendars: {
    max: 500,
    meaning: 'connected calendars of all users',
    sentence: (found, max) =>
      `The users of your account have ${found} connected calendars, and can have at most ${max}. Disconnect one first.`,
  },
  apiKeys: {
    max: 100,
    meaning: 'API keys',
    sentence: (found, max) => `You have ${found} API keys, and an account can have at most ${max}. Revoke one first.`,
  },
  accountUsers: {
    max: 1000,
    meaning: 'users, including removed ones who have events',
    sentence: (found, max) =>
      `You have ${found} users, and an account can have at most ${max}. Remove someone who was invited and never joined first.`,
  },
  webhooks: {
    max: 50,
    meaning: 'webhooks',
    sentence: (found, max) => `You have ${found} webhooks, and an account can have at most ${max}. Delete one first.`,
  },
} as const satisfies Record<string, QuotaRow>;

/** The name of a quota. */
export type QuotaName = keyof typeof quotas;
