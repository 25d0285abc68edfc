import type { Hours } from '../contract/index.ts';
import { firstEndingAfter, type Interval, mergeIntervals, type ZoneName } from '../time/index.ts';
import { postedHours, readWeek } from './posted-hours.ts';
import { stretchesOf } from './stretches.ts';

/** When a host is open for anything at all. */
export type OpenTimeQuestion = {
  /** The schedule's zone, by whose clocks the hours are read. */
  readonly zone: ZoneName;
  readonly hours: Hours;
  /** The host's live events, from their stored buffer before to their stored buffer after. */
  readonly busy: readonly Interval[];
  readonly range: Interval;
};

/**
 * Yields the posted hours of a range less the time that events take, ascending and with gaps between, in steps of a
 * week's work: between two steps others can be served, and whoever has seen enough can stop.
 */
export function* findOpenTimeInSteps({ zone, hours, busy, range }: OpenTimeQuestion): Generator<Interval[], undefined> {
  const [week, taken] = [readWeek(hours), mergeIntervals(busy)];
  /** Open until the end of what was read, and perhaps on. */
  let unfinished: Interval[] = [];
  for (const stretch of stretchesOf(range)) {
    const posted = postedHours({ week, zone, range: stretch }).open;
    const open = mergeIntervals([...unfinished, ...posted.flatMap((period) => without(period, taken))]);
    unfinished = open.at(-1)?.end === stretch.end ? open.splice(-1) : [];
    yield open;
  }
  yield unfinished;
}

function without({ start, end }: Interval, taken: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let from = start;
  while (from < end) {
    const next = firstEndingAfter(taken, from);
    if (!next || next.start >= end) return [...left, { start: from, end }];
    if (next.start > from) left.push({ start: from, end: next.start });
    from = next.end;
  }
  return left;
}
