import { type PackedIntervals, sortInstants } from '../../../time/index.ts';

/** The changes that turn stored times into those that were read; each list ascends. */
export type TimeChanges = { readonly removals: PackedIntervals; readonly additions: PackedIntervals };

/**
 * Compares stored times, in any order, with those that were read, which ascend. No two of either overlap. It walks both
 * lists once: maps of thousands of times would keep bookings waiting for milliseconds.
 */
export function compareTimes(storedTimes: PackedIntervals, newTimes: PackedIntervals): TimeChanges {
  // Each ends before the next one starts: once all starts and ends ascend, they are the same times in order.
  const formerTimes = storedTimes.slice();
  sortInstants(formerTimes);
  return { removals: without(formerTimes, newTimes), additions: without(newTimes, formerTimes) };
}

/** Returns the times that others do not include. Both ascend. */
function without(times: PackedIntervals, others: PackedIntervals): PackedIntervals {
  const remainder = new Float64Array(times.length);
  let count = 0;
  let next = 0;
  for (let at = 0; at < times.length; at += 2) {
    const [start = 0, end = 0] = [times[at], times[at + 1]];
    while ((others[next] ?? start) < start) next += 2;
    if (others[next] === start && others[next + 1] === end) continue;
    remainder[count] = start;
    remainder[count + 1] = end;
    count += 2;
  }
  return remainder.subarray(0, count);
}
