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
