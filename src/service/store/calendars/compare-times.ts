import { type PackedIntervals, sortInstants } from '../../../time/index.ts';

/** The changes that turn stored times into those that were read; each list ascends. */
export type TimeChanges = { readonly removed: PackedIntervals; readonly added: PackedIntervals };

/**
 * Compares stored times, in any order, with those that were read, which ascend. No two of either overlap. It walks both
 * lists once: maps of thousands of times would keep bookings waiting for milliseconds.
 */
export function compareTimes(stored: PackedIntervals, read: PackedIntervals): TimeChanges {
  // Each ends before the next one starts: once all starts and ends ascend, they are the same times in order.
  const known = stored.slice();
  sortInstants(known);
  return { removed: without(known, read), added: without(read, known) };
}

/** Returns the times that others do not include. Both ascend. */
function without(times: PackedIntervals, others: PackedIntervals): PackedIntervals {
  const left = new Float64Array(times.length);
  let count = 0;
  let next = 0;
  for (let at = 0; at < times.length; at += 2) {
    const [start = 0, end = 0] = [times[at], times[at + 1]];
    while ((others[next] ?? start) < start) next += 2;
    if (others[next] === start && others[next + 1] === end) continue;
    left[count] = start;
    left[count + 1] = end;
    count += 2;
  }
  return left.subarray(0, count);
}
