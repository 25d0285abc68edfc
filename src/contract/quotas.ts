type QuotaRow = {
  readonly max: number;
  /** What is counted, as it follows the number in a list of all quotas: "API keys". */
  readonly meaning: string;
  /**
   * Says why there can be no more, and what to do about it. `count` is the current number, or the number that the
   * request would lead to.
   */
  readonly sentence: (count: string, max: string) => string;
};

/**
 * How many of each thing an account may have. A list that is returned whole, or kept in memory for pages, must not grow
 * without limit. Above it, a request fails with `quota_exceeded`.
 */
export const quotas = {
  eventTypes: {
    max: 1000,
    meaning: 'event types',
    sentence: (count, max) =>
      `You have ${count} event types, and an account can have at most ${max}. Delete one first.`,
  },
  eventTypeBytes: {
    max: 1_048_576,
    meaning: 'bytes of JSON for all event types',
    sentence: (count, max) =>
      `Your event types would take ${count} bytes, and an account may use ${max}. Shorten their descriptions first.`,
  },
  schedules: {
    max: 500,
    meaning: 'schedules',
    sentence: (count, max) => `You have ${count} schedules, and an account can have at most ${max}. Delete one first.`,
  },
  scheduleBytes: {
    max: 1_048_576,
    meaning: 'bytes of JSON for all schedules',
    sentence: (count, max) =>
      `Your schedules would take ${count} bytes, and an account may use ${max}. Send fewer periods.`,
  },
  fields: {
    max: 100,
    meaning: 'fields in a booking form',
    sentence: (count, max) =>
      `This booking form has ${count} fields, and a booking form can have at most ${max}. Delete one first.`,
  },
  formBytes: {
    max: 131_072,
    meaning: 'bytes of JSON for a booking form',
    sentence: (count, max) =>
      `This booking form would take ${count} bytes, and a booking form may use ${max}. Send shorter texts or fewer options.`,
  },
  calendars: {
    max: 20,
    meaning: 'connected calendars of one user',
    sentence: (count, max) =>
      `You have ${count} connected calendars, and a user can have at most ${max}. Disconnect one first.`,
  },
  accountCalendars: {
    max: 500,
    meaning: 'connected calendars of all users',
    sentence: (count, max) =>
      `The users of your account have ${count} connected calendars, and can have at most ${max}. Disconnect one first.`,
  },
  apiKeys: {
    max: 100,
    meaning: 'API keys',
    sentence: (count, max) => `You have ${count} API keys, and an account can have at most ${max}. Revoke one first.`,
  },
  accountUsers: {
    max: 1000,
    meaning: 'users, including removed ones who have events',
    sentence: (count, max) =>
      `You have ${count} users, and an account can have at most ${max}. Remove someone who was invited and never joined first.`,
  },
  webhooks: {
    max: 50,
    meaning: 'webhooks',
    sentence: (count, max) => `You have ${count} webhooks, and an account can have at most ${max}. Delete one first.`,
  },
} as const satisfies Record<string, QuotaRow>;

/** The name of a quota. */
export type QuotaName = keyof typeof quotas;
