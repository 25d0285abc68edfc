/** A point in time, in milliseconds since 1970-01-01T00:00:00Z, independent of any zone. */
export type Instant = number & { readonly __brand: 'Instant' };

/** A length of elapsed time in minutes. A day is not always 1440 of them, so days are never counted in minutes. */
export type Minutes = number;

/** Returns the current time. It is passed in wherever "now" matters, so that a test can set it. */
export type Clock = () => Instant;

/** The number of minutes in an hour. */
export const hourMinutes: Minutes = 60;

/** The number of minutes in a day without clock changes, and on a clock from midnight to midnight. */
export const dayMinutes: Minutes = 24 * hourMinutes;

/** The number of milliseconds in a minute. */
export const minuteMillis = 60_000;

/** The number of milliseconds in a day without clock changes. */
export const dayMillis = dayMinutes * minuteMillis;

/** Reads the machine's clock. No other code does. */
export const systemClock: Clock = () => asInstant(Date.now());

/** Marks a number of milliseconds since 1970 as an instant. The number is not checked. */
export function asInstant(millis: number): Instant {
  return millis as Instant; // the brand exists for the compiler alone
}

/** Returns the instant that lies `minutes` of elapsed time later (earlier when negative). */
export function addMinutes(instant: Instant, minutes: Minutes): Instant {
  return asInstant(instant + minutes * minuteMillis);
}
