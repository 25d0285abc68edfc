import { asInstant, type Interval } from '../../../time/index.ts';
import type { ObjectContent } from './readings.ts';

/** Returns the intervals whose starts and ends are listed in turn. */
export function intervalsOf(foreign: ArrayLike<number>): Interval[] {
  const intervals: Interval[] = [];
  for (let at = 0; at < foreign.length; at += 2) {
    intervals.push({ start: asInstant(foreign[at] ?? 0), end: asInstant(foreign[at + 1] ?? 0) });
  }
  return intervals;
}

/** Returns all times of an object: those of others, and those of our bookings. */
export function timesIn({ foreign, own }: ObjectContent): Interval[] {
  return [...intervalsOf(foreign), ...own];
}
