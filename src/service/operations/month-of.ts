import {
  addMonths,
  type Instant,
  type Interval,
  localDateAt,
  startOfDate,
  startOfMonth,
  type ZoneName,
} from '../../time/index.ts';
import type { HostedEventType } from '../records/index.ts';

/** Returns the calendar month of an instant in the zone of an event type's schedule or, without one, of its host. */
export function monthOf(instant: Instant, { schedule, host }: Pick<HostedEventType, 'schedule' | 'host'>): Interval {
  const zone = schedule?.zone ?? (host.timezone as ZoneName); // validated when it was written
  const first = startOfMonth(localDateAt(instant, zone));
  return { start: startOfDate(first, zone), end: startOfDate(addMonths(first, 1), zone) };
}
