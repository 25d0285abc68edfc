import { addMinutes, asInstant, type Instant } from '../../time/index.ts';

/** A server cannot delay us for longer than the schedule itself would. */
const longestMinutes = 24 * 60;

/** Reads when a server wants the next attempt: in seconds, or as a date (RFC 9110, 10.2.3); at most a day from now. */
export function readRetryAfter(header: string | undefined, now: Instant): Instant | undefined {
  if (header === undefined) return undefined;
  const retryAt = /^\d{1,9}$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(retryAt) ? undefined : asInstant(Math.min(retryAt, addMinutes(now, longestMinutes)));
}
