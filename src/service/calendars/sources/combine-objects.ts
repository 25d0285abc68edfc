import { type Interval, mergeIntervals, packIntervals, unpackIntervals } from '../../../time/index.ts';
import type { CalendarObject, ObjectTotals } from '../../records/index.ts';
import { CalendarError } from '../calendar-error.ts';
import type { ReadTimes } from '../own-bookings.ts';
import { hasTooManyUnreadable, maxTimes } from '../reading/index.ts';
import { countTimes } from '../threads/index.ts';

export type CombinedContent = ReadTimes & Pick<ObjectTotals, 'unreadable' | 'doubtful'>;

/** Adds up the content of a calendar's objects. Throws a `CalendarError` if it is not plausible. */
export function combineObjects(objects: readonly CalendarObject[]): CombinedContent {
  const totals = { entries: 0, unreadable: 0, doubtful: 0, times: 0 };
  const [foreign, own]: [Interval[][], ReadTimes['own'][]] = [[], []];
  for (const { content } of objects) {
    totals.entries += content.entries;
    totals.unreadable += content.unreadable;
    totals.doubtful += content.doubtful;
    totals.times += countTimes(content);
    foreign.push(unpackIntervals(content.foreign));
    own.push(content.own);
  }
  checkTotals(totals);
  const { unreadable, doubtful } = totals;
  return { foreign: packIntervals(mergeIntervals(foreign.flat())), own: own.flat(), unreadable, doubtful };
}

/** Throws a `CalendarError` if the content of a calendar's objects together is not plausible. */
export function checkTotals({ entries, unreadable, times }: ObjectTotals): void {
  if (hasTooManyUnreadable(entries, unreadable)) throw new CalendarError('unreadable');
  if (times > maxTimes) throw new CalendarError('too_complex');
}
