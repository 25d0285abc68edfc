import type { Refusal } from '../../../contract/index.ts';
import { asInstant, type Instant, type Interval, localDate, startOfDate, utc } from '../../../time/index.ts';

/** Dates and the database end with the year 9999. This leaves room for buffers and for the search of a year. */
const latest = startOfDate(localDate(9998, 1, 1), utc);

/** Returns the part of a range that can be booked at all: after now, and before the last date. */
export function clampToBookable(range: Interval, now: Instant): Interval {
  return { start: asInstant(Math.max(range.start, now)), end: asInstant(Math.min(range.end, latest)) };
}

/** Returns the rule that excludes a start in the past or after all dates, or undefined. */
export function refusalOutOfBounds(start: Instant, now: Instant): Refusal | undefined {
  if (start < now) return 'notice';
  return start >= latest ? 'window' : undefined;
}

/**
 * Returns whether the calendars of a host were not read until the end of a time. What is not known to be free is not
 * free.
 */
export function isUnread({ end }: Pick<Interval, 'end'>, knownUntil: Instant | undefined): boolean {
  return knownUntil !== undefined && end > knownUntil;
}

/** No booking is older. */
const earliest = asInstant(0);

/** Returns the nearest instant that the database can compare, with the same events before and after it. */
export function clampToStorable(instant: Instant): Instant {
  return asInstant(Math.min(Math.max(instant, earliest), latest));
}
