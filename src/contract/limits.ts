/** The longest email address (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const longestEmail = 254;

/**
 * The limits of the metadata that a page may add to a booking: the number of texts, and the characters of a key and of
 * a text.
 */
export const metadataLimits = { keys: 50, key: 255, text: 2000 } as const;

/** How many days after its start the outcome of an event can still be changed. */
export const outcomeDays = 30;

/**
 * The limits of form input: the service refuses more, and the console does not let you enter more. Texts are counted in
 * characters; an emoji is one.
 */
export const limits = {
  /** What hosts say about themselves. */
  about: 300,
  /** The name of a business on its pages. */
  brandName: 100,
  calendarPassword: 1000,
  cancelReason: 2000,
  description: 5000,
  /** Lengths that one event type offers. */
  durations: 20,
  /** The largest number of months without a meeting after which the data of an invitee is erased. */
  erasureMonths: 120,
  /** Hosts who take turns for one event type. */
  eventTypeHosts: 50,
  hostNote: 5000,
  /** The largest share of a host, relative to the others. */
  hostWeight: 1000,
  /** The name of an API key or a passkey. */
  keyName: 100,
  /** The longest logo as a data URL: 100,000 bytes in base64, and the prefix. */
  logo: 133_400,
  meetingMinutes: 1440,
  /** Names, titles, labels and all other single lines. */
  name: 255,
  /** A new password (NIST SP 800-63B, 3.1.1.2). Older ones may have another length. */
  password: { min: 12, max: 128 },
  /** Where a meeting takes place, which may be a link. */
  place: 2048,
  /** Where an event type or a field stands in its list: the largest integer of the database. */
  position: 2_147_483_647,
  /** Why the bookings of a removed host are canceled. */
  removalReason: 500,
  /** Reminders of one event type. */
  reminders: 5,
  /** The username of a user. */
  username: 100,
} as const;
