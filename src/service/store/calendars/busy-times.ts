import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Interval, type PackedIntervals, packIntervals } from '../../../time/index.ts';
import { createThrottledBatches, type ThrottledBatches } from '../../concurrency/index.ts';
import type { AccountRecords, ForeignBusyTime, OwnTime, UserKey } from '../../records/index.ts';
import { at, gatherIntervals, instantArray, readPackedIntervals } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { compareTimes } from './compare-times.ts';
import { isBlocking, isCounted } from './source-rows.ts';

type BusyTimes = Pick<AccountRecords, 'findForeignBusyTimes' | 'findKnownBusyTimes' | 'findOwnTimes'>;

/** Stores the busy times of connected calendars. */
export function createBusyTimes(db: Kysely<Database>): BusyTimes {
  return {
    findForeignBusyTimes: (host, range) => findForeignBusyTimes(db, { host, range }),

    async findKnownBusyTimes(host, range) {
      const times = sql<ForeignBusyTime>`${busyTimesIn({ host, range, condition: sql`true` })} order by busy_from, busy_to`;
      return (await times.execute(db)).rows;
    },

    findOwnTimes: ({ accountId, userId }, ids) => findOwnTimes(db, { accountId, userId, ids }),
  };
}

/** Finds when our own bookings and meetings with these ids are. */
export async function findOwnTimes(
  db: Kysely<Database>,
  { accountId, userId, ids }: UserKey & { readonly ids: readonly string[] },
): Promise<OwnTime[]> {
  if (ids.length === 0) return [];
  // A guest at a colleague's meeting is busy, although only their calendar says so.
  const isAccountedFor = (meetingId: string) => sql`status = 'canceled' or exists (
    select from meeting_hosts as host
    where host.account_id = ${accountId} and host.meeting_id = ${sql.ref(meetingId)} and host.user_id = ${userId}
  )`;
  const times = sql<OwnTime>`
    select id, starts_at as start, ends_at as end, sequence, ${isAccountedFor('events.meeting_id')} as "isAccountedFor",
      status = 'canceled' as "isCanceled"
    from events where account_id = ${accountId} and id = any(${ids}::uuid[])
    union all
    select id, starts_at, ends_at, sequence, ${isAccountedFor('meetings.id')}, status = 'canceled'
    from meetings where account_id = ${accountId} and id = any(${ids}::uuid[])`;
  return (await times.execute(db)).rows;
}

export async function findForeignBusyTimes(
  db: Kysely<Database>,
  { host, range }: Omit<TimeSearch, 'condition'>,
): Promise<ForeignBusyTime[]> {
  const times = sql<ForeignBusyTime>`${foreignBusyTimes(host, range)} order by busy_from, busy_to`;
  return (await times.execute(db)).rows;
}

/** The query for the busy times in a host's calendars. */
export function foreignBusyTimes(host: UserKey, range: Interval): RawBuilder<ForeignBusyTime> {
  return busyTimesIn({ host, range, condition: sql`${isCounted} and ${isBlocking}` });
}

type TimeSearch = {
  readonly host: UserKey;
  readonly range: Interval;
  /** Chooses among the calendars. */
  readonly condition: RawBuilder<unknown>;
};

function busyTimesIn({ host: { accountId, userId }, range, condition }: TimeSearch): RawBuilder<ForeignBusyTime> {
  const ofCalendar = sql`account_id = ${accountId} and user_id = ${userId} and calendar_id = calendar.id`;
  const { reaching, isInRange } = indexRange(ofCalendar, range);
  return sql<ForeignBusyTime>`
    select busy.busy_from as start, busy.busy_to as end, calendar.id as "calendarId"
    from calendar_sources as source
    join calendars as calendar on calendar.account_id = source.account_id and calendar.source_id = source.id
    ${reaching}
    cross join lateral (
      select busy_from, busy_to from busy_times where ${isInRange}
      offset 0 -- keeps the range of each calendar apart
    ) as busy
    where source.account_id = ${accountId} and source.user_id = ${userId} and ${condition}`;
}

/**
 * Returns the join and the condition that read the times of a range from one range of an index. Times of one calendar
 * never overlap: at most one begins before the range and reaches into it.
 */
export function indexRange(ofCalendar: RawBuilder<unknown>, { start, end }: Interval) {
  const reaching = sql`
    cross join lateral (
      select coalesce(max(busy_from), '-infinity') as first from busy_times
      where ${ofCalendar} and busy_from <= ${at(start)}
    ) as reaching`;
  const isInRange = sql`
    ${ofCalendar} and busy_from >= reaching.first and busy_from < ${at(end)} and busy_to > ${at(start)}`;
  return { reaching, isInRange };
}

/** A calendar of a host. */
export type HostCalendar = UserKey & { readonly calendarId: string };

type Replacement = {
  readonly calendar: HostCalendar;
  /** The stored times to be replaced, in any order. */
  readonly before: PackedIntervals | 'all';
  /** Ascending, none overlapping another. */
  readonly busy: PackedIntervals;
  /** Does the writes. @default without pauses */
  readonly workInParts?: ThrottledBatches | undefined;
};

/** How many times are written by one statement: a few milliseconds' work, so that a booking hardly waits for it. */
const timesAtOnce = 500;

/** Writes only differences, because most of a calendar has not changed since the last reading. */
export async function replaceBusyTimes(
  trx: Kysely<Database>,
  { calendar, before, busy, workInParts = createThrottledBatches({ isThrottled: false }) }: Replacement,
): Promise<void> {
  const storedTimes = before === 'all' ? await findAllTimes(trx, calendar) : before;
  const { removals, additions } = compareTimes(storedTimes, busy);
  const parts = [
    ...partsOf(removals).map((part) => () => removeTimes(trx, { calendar, times: part })),
    ...partsOf(additions).map((part) => () => addTimes(trx, { calendar, times: part })),
  ];
  await workInParts(parts);
}

async function findAllTimes(trx: Kysely<Database>, calendar: HostCalendar): Promise<PackedIntervals> {
  const times = sql<{ gathered: Buffer | null }>`
    select ${gatherIntervals(sql.ref('busy_from'), sql.ref('busy_to'))} as gathered
    from busy_times where ${isOf(calendar)}`;
  return readPackedIntervals((await times.execute(trx)).rows[0]?.gathered);
}

function partsOf(times: PackedIntervals): PackedIntervals[] {
  const length = timesAtOnce * 2;
  const count = Math.ceil(times.length / length);
  return Array.from({ length: count }, (_, index) => times.subarray(index * length, (index + 1) * length));
}

type TimesOfCalendar = { readonly calendar: HostCalendar; readonly times: PackedIntervals };

async function removeTimes(trx: Kysely<Database>, { calendar, times }: TimesOfCalendar): Promise<void> {
  await sql`
    delete from busy_times where ${isOf(calendar)} and busy_from = any(${instantArray(everyOther(times, 0))})`.execute(
    trx,
  );
}

async function addTimes(trx: Kysely<Database>, { calendar, times }: TimesOfCalendar): Promise<void> {
  const { accountId, userId, calendarId } = calendar;
  await sql`
    insert into busy_times (account_id, user_id, calendar_id, busy_from, busy_to)
    select ${accountId}::bigint, ${userId}::bigint, ${calendarId}::uuid, busy_from, busy_to
    from ${rowsOf(times)}`.execute(trx);
}

/**
 * Removes the times of calendars that no longer exist. A process of an older release leaves them behind: it relies on a
 * foreign key that has been dropped.
 */
export async function removeOrphanedTimes(trx: Kysely<Database>, { accountId, userId }: UserKey): Promise<void> {
  await sql`
    delete from busy_times where account_id = ${accountId} and user_id = ${userId}
      and calendar_id not in (select id from calendars where account_id = ${accountId})`.execute(trx);
}

/** Finds which stored times of a calendar overlap some intervals, or touch them. */
export async function findTouchedTimes(
  trx: Kysely<Database>,
  { calendar, intervals }: { readonly calendar: HostCalendar; readonly intervals: readonly Interval[] },
): Promise<Interval[]> {
  const times = sql<Interval>`
    select busy_from as start, busy_to as end from busy_times
    where ${isOf(calendar)}
      and tstzrange(busy_from, busy_to, '[]') && (
        select range_agg(tstzrange(busy_from, busy_to, '[]')) from ${rowsOf(packIntervals(intervals))}
      )`;
  return (await times.execute(trx)).rows;
}

/** Returns how many times of a calendar are stored. */
export async function countBusyTimes(trx: Kysely<Database>, calendar: HostCalendar): Promise<number> {
  const total = sql<{ count: number }>`select count(*)::int from busy_times where ${isOf(calendar)}`;
  return (await total.execute(trx)).rows[0]?.count ?? 0;
}

function isOf({ accountId, userId, calendarId }: HostCalendar): RawBuilder<unknown> {
  return sql`account_id = ${accountId} and user_id = ${userId} and calendar_id = ${calendarId}`;
}

/** Writes intervals as rows. */
function rowsOf(times: PackedIntervals): RawBuilder<unknown> {
  const [starts, ends] = [instantArray(everyOther(times, 0)), instantArray(everyOther(times, 1))];
  return sql`unnest(${starts}, ${ends}) as times (busy_from, busy_to)`;
}

function everyOther(numbers: Float64Array, first: 0 | 1): Float64Array {
  return Float64Array.from({ length: numbers.length / 2 }, (_, index) => numbers[index * 2 + first] ?? 0);
}
