import type { Refusal } from '../../contract/index.ts';
import { asInstant, type Instant, type Interval, localDate, startOfDate, utc } from '../../time/index.ts';

/** Dates and the database end with the year 9999; this leaves room for buffers and for a year's search. */
const end = startOfDate(localDate(9998, 1, 1), utc);

/** Returns the part of a range in which anything can be booked at all: ahead of now, and before dates run out. */
export function withinReach(range: Interval, now: Instant): Interval {
  return { start: asInstant(Math.max(range.start, now)), end: asInstant(Math.min(range.end, end)) };
}

/** Returns why a start lies out of reach, or undefined. */
export function refusalOutOfReach(start: Instant, now: Instant): Refusal | undefined {
  if (start < now) return 'notice';
  return start >= end ? 'window' : undefined;
}

/** Nothing was booked before computers counted time. */
const beginning = asInstant(0);

/** Returns the instant within what the database can compare that has the same events before and after it. */
export function comparable(instant: Instant): Instant {
  return asInstant(Math.min(Math.max(instant, beginning), end));
}
