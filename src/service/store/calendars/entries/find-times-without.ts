import { type Kysely, sql } from 'kysely';
import { type Interval, mergeIntervals, subtractIntervals, unpackIntervals } from '../../../../time/index.ts';
import type { CalendarObject, ForeignBusyTime, UserKey } from '../../../records/index.ts';
import type { Database } from '../../tables/index.ts';
import { findForeignBusyTimes } from '../busy-times.ts';
import { findBookingObjects, findReachingObjects } from '../objects.ts';

type WithoutSearch = {
  readonly host: UserKey;
  readonly range: Interval;
  readonly eventId: string;
};

/**
 * Finds the busy times in a host's calendars apart from what only the entry of an event takes: its time if the host has
 * moved it, and the travel time that they have added. Stored times are merged, so the stored objects decide whether
 * something else is at the same time. A feed has none, and its times stay.
 */
export async function findForeignTimesWithout(
  db: Kysely<Database>,
  { host, range, eventId }: WithoutSearch,
): Promise<ForeignBusyTime[]> {
  const times = await findForeignBusyTimes(db, { host, range });
  const ids = [...new Set(times.map(({ calendarId }) => calendarId))];
  const entries = ids.length === 0 ? [] : await findEntries(db, { accountId: host.accountId, ids, eventId });
  const alone = new Map<string, readonly Interval[]>();
  for (const [calendarId, entry] of Map.groupBy(entries, (each) => each.calendarId)) {
    const calendar = { accountId: host.accountId, calendarId };
    const own = entry.flatMap(({ content }) => content.own.filter(({ uid }) => isOf(eventId, uid)));
    alone.set(calendarId, await findAlone(db, { calendar, own, eventId }));
  }
  return times.flatMap(({ calendarId, ...time }) =>
    subtractIntervals(time, alone.get(calendarId) ?? []).map((remainder) => ({ ...remainder, calendarId })),
  );
}

type EntrySearch = { readonly accountId: number; readonly ids: readonly string[]; readonly eventId: string };

type FoundEntry = Pick<CalendarObject, 'content'> & { readonly calendarId: string };

async function findEntries(db: Kysely<Database>, { accountId, ids, eventId }: EntrySearch): Promise<FoundEntry[]> {
  const entries = sql<FoundEntry>`
    select object.calendar_id as "calendarId", object.content
    from calendar_objects as object
    join calendars as calendar on calendar.account_id = object.account_id and calendar.id = object.calendar_id
    where object.account_id = ${accountId} and object.calendar_id = any(${ids}::uuid[])
      and object.bookings <> '{}' and object.bookings @> array[${eventId}::uuid]
      and calendar.objects_read_at = calendar.whole_read_at`;
  return (await entries.execute(db)).rows;
}

type Entry = {
  readonly calendar: { readonly accountId: number; readonly calendarId: string };
  /** The times that it takes. */
  readonly own: readonly Interval[];
  readonly eventId: string;
};

/** Finds when nothing else in the calendar is at the time of an entry. */
async function findAlone(db: Kysely<Database>, { calendar, own, eventId }: Entry): Promise<readonly Interval[]> {
  if (own.length === 0) return [];
  const foreign = (await findReachingObjects(db, { ...calendar, intervals: own })).flatMap(({ content }) =>
    unpackIntervals(content.foreign),
  );
  const ofOthers = (await findBookingObjects(db, calendar)).flatMap(({ content }) =>
    content.own.filter(({ uid }) => !isOf(eventId, uid)),
  );
  const others = mergeIntervals([...foreign, ...ofOthers]);
  return mergeIntervals(own.flatMap((time) => subtractIntervals(time, others)));
}

function isOf(eventId: string, uid: string): boolean {
  return uid.toLowerCase().startsWith(`${eventId}@`);
}
