import { clockRuns, offsetMinutesAt } from './clock-runs.ts';
import type { Instant } from './instant.ts';
import { firstEndingAfter, type Interval } from './interval.ts';
import type { ZoneName } from './zone-name.ts';

/**
 * Reads the offsets of a zone over an interval once, in minutes east of UTC, since asking `Intl` for each instant takes
 * microseconds. The function returned is right for instants outside the interval too, and slow.
 */
export function readOffsets(interval: Interval, zone: ZoneName): (instant: Instant) => number {
  const runs = clockRuns(interval, zone);
  return function offsetAt(instant) {
    const run = firstEndingAfter(runs, instant);
    return run && run.start <= instant ? run.offsetMinutes : offsetMinutesAt(instant, zone);
  };
}
