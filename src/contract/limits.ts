/**
 * How much forms may hold: the service refuses more, and the console lets nobody enter it. Texts are in characters, of which
 * an emoji is one.
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
  hostNote: 5000,
  /** The name of an API key or a passkey. */
  keyName: 100,
  /** A logo as a data URL: what 100,000 bytes take in base64, and what stands before them. */
  logo: 133_400,
  meetingMinutes: 1440,
  /** Names, titles, labels and all other lines. */
  name: 255,
  /** A new password (NIST SP 800-63B, 3.1.1.2); older ones may be of another length. */
  password: { least: 12, most: 128 },
  /** Where a meeting takes place, which may be a link. */
  place: 2048,
  /** Reminders of one event type. */
  reminders: 5,
} as const;
