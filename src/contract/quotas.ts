type QuotaRow = {
  readonly most: number;
  /** What is counted, as it follows the number in a list of all quotas: "API keys". */
  readonly meaning: string;
  /**
   * Says why there can be no more, and what to do about it. `found` is the current number, or the number that the
   * request would lead to.
   */
  readonly sentence: (found: string, most: string) => string;
};

/**
 * How many of each thing an account may have. A list that is returned whole, or kept in memory for pages, must not grow
 * without limit. Above it, a request fails with `quota_exceeded`.
 */
export const quotas = {
  eventTypes: {
    most: 1000,
    meaning: 'event types',
    sentence: (found, most) =>
      `You have ${found} event types, and an account can have at most ${most}. Delete one first.`,
  },
  eventTypeBytes: {
    most: 1_048_576,
    meaning: 'bytes of JSON for all event types',
    sentence: (found, most) =>
      `Your event types would take ${found} bytes, and an account may use ${most}. Shorten their descriptions first.`,
  },
  schedules: {
    most: 500,
    meaning: 'schedules',
    sentence: (found, most) =>
      `You have ${found} schedules, and an account can have at most ${most}. Delete one first.`,
  },
  scheduleBytes: {
    most: 1_048_576,
    meaning: 'bytes of JSON for all schedules',
    sentence: (found, most) =>
      `Your schedules would take ${found} bytes, and an account may use ${most}. Send fewer periods.`,
  },
  fields: {
    most: 100,
    meaning: 'fields in a booking form',
    sentence: (found, most) =>
      `This booking form has ${found} fields, and a booking form can have at most ${most}. Delete one first.`,
  },
  formBytes: {
    most: 131_072,
    meaning: 'bytes of JSON for a booking form',
    sentence: (found, most) =>
      `This booking form would take ${found} bytes, and a booking form may use ${most}. Send shorter texts or fewer options.`,
  },
  calendars: {
    most: 20,
    meaning: 'connected calendars of one user',
    sentence: (found, most) =>
      `You have ${found} connected calendars, and a user can have at most ${most}. Disconnect one first.`,
  },
  accountCalendars: {
    most: 500,
    meaning: 'connected calendars of all users',
    sentence: (found, most) =>
      `The users of your account have ${found} connected calendars, and can have at most ${most}. Disconnect one first.`,
  },
  apiKeys: {
    most: 100,
    meaning: 'API keys',
    sentence: (found, most) => `You have ${found} API keys, and an account can have at most ${most}. Revoke one first.`,
  },
  accountUsers: {
    most: 1000,
    meaning: 'users, including removed ones who have events',
    sentence: (found, most) =>
      `You have ${found} users, and an account can have at most ${most}. Remove somebody who was invited and never joined first.`,
  },
  webhooks: {
    most: 50,
    meaning: 'webhooks',
    sentence: (found, most) => `You have ${found} webhooks, and an account can have at most ${most}. Delete one first.`,
  },
} as const satisfies Record<string, QuotaRow>;

/** The name of a quota. */
export type QuotaName = keyof typeof quotas;
