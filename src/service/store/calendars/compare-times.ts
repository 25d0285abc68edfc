import type { Interval } from '../../../time/index.ts';

/** What turns stored times into those that were read; each ascends. */
export type TimeChanges = { readonly removed: Interval[]; readonly added: Interval[] };

/**
 * Compares stored times, in any order, with those that were read, which ascend. No two of either begin at the same time.
 * It walks both lists once: maps of thousands of times would keep bookings waiting for milliseconds.
 */
export function compareTimes(stored: readonly Interval[], read: readonly Interval[]): TimeChanges {
  const known = stored.toSorted((a, b) => a.start - b.start);
  return { removed: without(known, read), added: without(read, known) };
}

/** Returns the times that others do not include. Both ascend. */
function without(times: readonly Interval[], others: readonly Interval[]): Interval[] {
  let next = 0;
  return times.filter(({ start, end }) => {
    while ((others[next]?.start ?? start) < start) next += 1;
    const other = others[next];
    return other?.start !== start || other.end !== end;
  });
}
