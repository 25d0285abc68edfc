import type { Hours } from '../contract/index.ts';
import { firstEndingAfter, type Interval, mergeIntervals, type ZoneName } from '../time/index.ts';
import { postedHours, readWeek } from './posted-hours.ts';

/** When a host is open for anything at all. */
export type OpenTimeQuestion = {
  /** The schedule's zone, by whose clocks the hours are read. */
  readonly zone: ZoneName;
  readonly hours: Hours;
  /** The host's live events, from their stored buffer before to their stored buffer after. */
  readonly busy: readonly Interval[];
  readonly range: Interval;
};

/** Returns the posted hours of a range less the time that events take, ascending and with gaps between. */
export function findOpenTime({ zone, hours, busy, range }: OpenTimeQuestion): Interval[] {
  const taken = mergeIntervals(busy);
  return postedHours({ week: readWeek(hours), zone, range }).open.flatMap((open) => without(open, taken));
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
