import {
  addMonths,
  type Instant,
  type Interval,
  localDateAt,
  startOfDate,
  startOfMonth,
  type ZoneName,
} from '../../time/index.ts';

/** Returns the calendar month of an instant in a zone. */
export function monthOf(instant: Instant, zone: ZoneName): Interval {
  const first = startOfMonth(localDateAt(instant, zone));
  return { start: startOfDate(first, zone), end: startOfDate(addMonths(first, 1), zone) };
}
