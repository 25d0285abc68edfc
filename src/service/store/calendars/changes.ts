import type { Kysely } from 'kysely';
import { type Interval, mergeIntervals, packIntervals } from '../../../time/index.ts';
import { type CalendarObject, type ChangedContent, type ObjectTotals, timesIn } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';
import { countBusyTimes, findOwnTimes, findTouchedTimes, type HostCalendar, replaceBusyTimes } from './busy-times.ts';
import {
  findBookingObjects,
  findObjects,
  findReachingObjects,
  removeObjects,
  saveObjects,
  sumObjects,
} from './objects.ts';

/**
 * Stores the changed objects of a calendar, and what is busy where they were or are now. Ignores the rest of the
 * calendar: where a stored busy time ends, no other begins. Entries of our bookings are evaluated again each time,
 * because the bookings may have changed.
 */
export async function saveChanges(
  trx: Kysely<Database>,
  { calendar, content }: { readonly calendar: HostCalendar; readonly content: ChangedContent },
): Promise<ObjectTotals> {
  const { updates, removals } = content.objects;
  const former = await findObjects(trx, { ...calendar, ids: [...updates.map(({ object }) => object), ...removals] });
  await removeObjects(trx, { ...calendar, ids: removals });
  await saveObjects(trx, { ...calendar, objects: updates });
  const bookingObjects = await findBookingObjects(trx, calendar);
  const objectTimes = mergeIntervals(
    [...former, ...updates, ...bookingObjects].flatMap(({ content }) => timesIn(content)),
  );
  const before = await findTouchedTimes(trx, { calendar, intervals: objectTimes });
  const extent = mergeIntervals([...objectTimes, ...before]);
  const [objects, totals] = [
    await objectsIn(trx, { calendar, extent, bookingObjects }),
    await sumObjects(trx, calendar),
  ];
  const bookingIds = [...new Set(objects.flatMap(({ bookings }) => bookings))];
  const ownTimes = await findOwnTimes(trx, { ...calendar, ids: bookingIds });
  const isAll = (await countBusyTimes(trx, calendar)) === before.length;
  const busy = content.findBusyTimes({ extent, objects, ownTimes, before, isAll, totals });
  await replaceBusyTimes(trx, { calendar, before: packIntervals(before), busy });
  return totals;
}

type ReachedPart = {
  readonly calendar: HostCalendar;
  readonly extent: readonly Interval[];
  /** The objects of our bookings, which are included anyway. */
  readonly bookingObjects: readonly CalendarObject[];
};

async function objectsIn(
  trx: Kysely<Database>,
  { calendar, extent, bookingObjects }: ReachedPart,
): Promise<CalendarObject[]> {
  const reaching = await findReachingObjects(trx, { ...calendar, intervals: extent });
  const ids = new Set(reaching.map(({ object }) => object));
  return [...reaching, ...bookingObjects.filter(({ object }) => !ids.has(object))];
}
