import { type Instant, localDateAt, weekdayOf } from '../../../../time/index.ts';
import type { Schedule } from '../../../records/index.ts';

/**
 * Returns whether a host has the day of an instant off: an override without hours, on a weekday on which they are
 * otherwise open. Other days without hours are the same every week, and a host of fewer days is due for as many
 * meetings as the others.
 */
export function isDayOff({ zone, hours, overrides }: Schedule, instant: Instant): boolean {
  const date = localDateAt(instant, zone);
  const override = overrides.find(({ from, to }) => from <= date && date <= to);
  return override?.hours.length === 0 && (hours[weekdayOf(date)] ?? []).length > 0;
}
