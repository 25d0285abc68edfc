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

type InZone = Pick<HostedEventType, 'schedule' | 'host'>;

/** Returns the zone of an event type's schedule or, without one, of its host. */
export function zoneOfMonths({ schedule, host }: InZone): ZoneName {
  return schedule?.zone ?? (host.timezone as ZoneName); // validated when it was written
}

/** Returns the calendar month of an instant in the zone of an event type's schedule or, without one, of its host. */
export function monthOf(instant: Instant, hostedType: InZone): Interval {
  const zone = zoneOfMonths(hostedType);
  const first = startOfMonth(localDateAt(instant, zone));
  return { start: startOfDate(first, zone), end: startOfDate(addMonths(first, 1), zone) };
}
