import { type Interval, mergeIntervals } from '../../../time/index.ts';
import type { CalendarObject, ObjectContent, OwnBusyTime, ReadObjects } from '../../records/index.ts';
import { CalendarError } from '../calendar-error.ts';
import { hasTooManyUnreadable, mostTimes } from '../reading/index.ts';
import { countTimes, intervalsOf } from '../threads/index.ts';

export type CombinedContent = {
  readonly foreign: readonly Interval[];
  readonly own: readonly OwnBusyTime[];
  readonly unreadable: number;
  readonly doubtful: number;
};

/** Returns what all objects of a calendar hold after some have changed. */
export function applyChanges(known: readonly CalendarObject[], { saved, removed }: ReadObjects): CalendarObject[] {
  if (removed === 'others') return [...saved];
  const objects = new Map(known.map((each) => [each.object, each]));
  for (const object of removed) objects.delete(object);
  for (const each of saved) objects.set(each.object, each);
  return [...objects.values()];
}

/** Adds up what the objects of a calendar hold; throws a `CalendarError` if that is not to be believed. */
export function combineObjects(objects: readonly CalendarObject[]): CombinedContent {
  const contents = objects.map(({ content }) => content);
  const [entries, unreadable] = [sumOf(contents, 'entries'), sumOf(contents, 'unreadable')];
  if (hasTooManyUnreadable(entries, unreadable)) throw new CalendarError('unreadable');
  const foreign = contents.flatMap((content) => intervalsOf(content.foreign));
  const own = contents.flatMap((content) => content.own);
  if (contents.reduce((sum, content) => sum + countTimes(content), 0) > mostTimes)
    throw new CalendarError('too_complex');
  return { foreign: mergeIntervals(foreign), own, unreadable, doubtful: sumOf(contents, 'doubtful') };
}

function sumOf(contents: readonly ObjectContent[], count: 'entries' | 'unreadable' | 'doubtful'): number {
  return contents.reduce((sum, content) => sum + content[count], 0);
}
