import { asInstant, type Instant } from './instant.ts';
import { sortInstants } from './sort-instants.ts';

/** A stretch of time that includes its start but not its end, `[start, end)`. */
export type Interval = { readonly start: Instant; readonly end: Instant };

/**
 * The starts and ends of intervals, alternating, in milliseconds. Thousands of them take one piece of memory, which can
 * be handed to a thread and which the garbage collector does not have to walk through.
 */
export type PackedIntervals = Float64Array<ArrayBuffer>;

/** Returns the alternating starts and ends of intervals. */
export function packIntervals(intervals: readonly Interval[]): PackedIntervals {
  const packed = new Float64Array(intervals.length * 2);
  for (const [index, { start, end }] of intervals.entries()) {
    packed[index * 2] = start;
    packed[index * 2 + 1] = end;
  }
  return packed;
}

/** Returns the intervals from their alternating starts and ends. */
export function unpackIntervals(packed: ArrayLike<number>): Interval[] {
  const intervals: Interval[] = [];
  for (let at = 0; at < packed.length; at += 2) {
    intervals.push({ start: asInstant(packed[at] ?? 0), end: asInstant(packed[at + 1] ?? 0) });
  }
  return intervals;
}

/** Returns whether two intervals share an instant; touching ones do not. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * Returns the union as ascending intervals with gaps between them. Joins touching intervals and drops empty ones.
 * Returns the argument itself if it already has this form.
 *
 * Otherwise sorts starts and ends separately, as plain numbers: there is a gap wherever as many intervals have ended as
 * have begun and the next one begins later.
 */
export function mergeIntervals(intervals: readonly Interval[]): readonly Interval[] {
  if (areMerged(intervals)) return intervals;
  const { starts, ends } = sortBounds(intervals);
  const union: Interval[] = [];
  let start = starts[0];
  for (let last = 0; last < ends.length; last += 1) {
    const [end, next] = [ends[last], starts[last + 1]];
    if (start === undefined || end === undefined || (next !== undefined && next <= end)) continue;
    union.push({ start, end });
    start = next;
  }
  return union;
}

function areMerged(intervals: readonly Interval[]): boolean {
  let lastEnd = Number.NEGATIVE_INFINITY;
  for (const { start, end } of intervals) {
    if (!(lastEnd < start && start < end)) return false;
    lastEnd = end;
  }
  return true;
}

/** Returns the starts and the ends of intervals that are not empty, each ascending. */
function sortBounds(intervals: readonly Interval[]) {
  const [starts, ends] = [new Float64Array(intervals.length), new Float64Array(intervals.length)];
  let count = 0;
  for (const { start, end } of intervals) {
    if (!(start < end)) continue;
    starts[count] = start;
    ends[count] = end;
    count += 1;
  }
  return { starts: sortInstants(starts.subarray(0, count)), ends: sortInstants(ends.subarray(0, count)) };
}

/** Returns what is left of an interval without others, which ascend and do not overlap. */
export function subtractIntervals({ start, end }: Interval, others: readonly Interval[]): Interval[] {
  const pieces: Interval[] = [];
  let from = start;
  while (from < end) {
    const next = firstEndingAfter(others, from);
    if (!next || next.start >= end) return [...pieces, { start: from, end }];
    if (next.start > from) pieces.push({ start: from, end: next.start });
    from = next.end;
  }
  return pieces;
}

/**
 * Returns the first of ascending, disjoint intervals that ends after an instant: it holds the instant, or lies ahead.
 */
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
