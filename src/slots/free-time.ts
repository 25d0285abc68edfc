import { type Interval, mergeIntervals, subtractIntervals, type ZoneName } from '../time/index.ts';
import { readHoursOnDate, readOpenHours, type ScheduledHours, splitIntoWeeks } from './open-hours/index.ts';

/** When a host is free, for any event type. */
export type FreeTimeQuestion = ScheduledHours & {
  /** The schedule's zone, in which the hours are read. */
  readonly zone: ZoneName;
  /** The host's live events, from their stored buffer before to their stored buffer after. */
  readonly busy: readonly Interval[];
  readonly range: Interval;
};

/**
 * Yields the open hours of a range without the time that events take, as ascending intervals with gaps between. Each
 * step is the work of one week: between two steps the caller can serve other requests, or stop.
 */
export function* findFreeTimeInSteps({
  zone,
  hours,
  overrides,
  busy,
  range,
}: FreeTimeQuestion): Generator<Interval[], undefined> {
  const [hoursOn, busyIntervals] = [readHoursOnDate({ hours, overrides }), mergeIntervals(busy)];
  /** Free until the end of the week that was read, and perhaps longer. */
  let unfinished: Interval[] = [];
  for (const week of splitIntoWeeks(range)) {
    const { open } = readOpenHours({ hoursOn, zone, range: week });
    const free = [
      ...mergeIntervals([...unfinished, ...open.flatMap((period) => subtractIntervals(period, busyIntervals))]),
    ];
    unfinished = free.at(-1)?.end === week.end ? free.splice(-1) : [];
    yield free;
  }
  yield unfinished;
}
