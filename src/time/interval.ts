import { asInstant, type Instant } from './instant.ts';

/** A stretch of time that holds its start and not its end, `[start, end)`. */
export type Interval = { readonly start: Instant; readonly end: Instant };

/** Returns whether two intervals share an instant; touching ones do not. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Returns the union as ascending intervals with gaps between; touching ones join, empty ones vanish. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const ascending = intervals.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start);
  const merged: Interval[] = [];
  for (const next of ascending) {
    const last = merged.at(-1);
    if (last && next.start <= last.end) {
      merged[merged.length - 1] = {
        start: last.start,
        end: asInstant(Math.max(next.end, last.end)),
      };
    } else {
      merged.push(next);
    }
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
