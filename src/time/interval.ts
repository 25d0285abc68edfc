import { asInstant, type Instant } from './instant.ts';

/** A stretch of time that holds its start and not its end, `[start, end)`. */
export type Interval = { readonly start: Instant; readonly end: Instant };

/** Returns whether two intervals share an instant; touching ones do not. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * Returns the union as ascending intervals with gaps between; touching ones join, empty ones vanish.
 *
 * Starts and ends are sorted on their own, as plain numbers: where as many have ended as have begun, and the next begins
 * later, there is a gap.
 */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const filled = intervals.filter(({ start, end }) => start < end);
  const starts = new Float64Array(filled.map(({ start }) => start)).sort();
  const ends = new Float64Array(filled.map(({ end }) => end)).sort();
  const merged: Interval[] = [];
  let first = 0;
  for (const [last, end] of ends.entries()) {
    if ((starts[last + 1] ?? Infinity) <= end) continue;
    merged.push({ start: asInstant(starts[first] ?? end), end: asInstant(end) });
    first = last + 1;
  }
  return merged;
}

/** Returns the first of ascending, disjoint intervals that ends after an instant: it holds the instant, or lies ahead. */
export function firstEndingAfter<Kind extends Interval>(
  ascending: readonly Kind[],
  instant: Instant,
): Kind | undefined {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const candidate = ascending[middle];
    if (candidate && candidate.end <= instant) low = middle + 1;
    else high = middle;
  }
  return ascending[low];
}
