import { clockRuns, type Instant, type Interval, offsetMinutesAt, type ZoneName } from '../time/index.ts';

/** Finds the first of ascending, disjoint intervals that ends after an instant: it holds the instant, or lies ahead. */
export function firstEndingAfter<Kind extends Interval>(ascending: readonly Kind[], instant: Instant) {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = ascending[middle];
    if (candidate && candidate.end <= instant) low = middle + 1;
    else high = middle;
  }
  return ascending[low];
}

/** Reads the offsets of a zone over an interval once, since asking `Intl` for each instant takes microseconds. */
export function readOffsets(interval: Interval, zone: ZoneName): (instant: Instant) => number {
  const runs = clockRuns(interval, zone);
  return function offsetAt(instant) {
    return firstEndingAfter(runs, instant)?.offsetMinutes ?? offsetMinutesAt(instant, zone);
  };
}
