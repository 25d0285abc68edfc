import { type Kysely, type RawBuilder, sql } from 'kysely';
import { asInstant, dayMillis, type Interval, mergeIntervals } from '../../../time/index.ts';
import type { UserKey } from '../../records/index.ts';
import { gatherIntervals, readIntervals } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { foreignBusyTimes } from './busy-times.ts';
import { isCounted } from './source-rows.ts';

/** Finds the busy times in a host's calendars that overlap a range: ascending, with gaps between. */
export type FindForeignTimes = (host: UserKey, range: Interval) => Promise<readonly Interval[]>;

type CacheEntry = { readonly revision: string; readonly times: readonly Interval[] };

/** About 10 MB. */
const defaultMaxTimes = 200_000;
/** The memory of a range itself, counted in times: a range without any takes memory too. */
const timesPerRange = 10;

type RecentOptions = {
  /** How many times are kept in memory; beyond that, those that were used least recently are dropped. */
  readonly maxTimes?: number;
};

/**
 * Keeps the busy times that were read most recently, because reading thousands takes longer than computing slots from
 * them. Each use compares the revision of the calendars, so what another process has read since is never missed. Only
 * for a pool: a transaction sees what it has written itself.
 */
export function createRecentBusyTimes(
  db: Kysely<Database>,
  { maxTimes = defaultMaxTimes }: RecentOptions = {},
): FindForeignTimes {
  // A Map keeps the order of insertion, and each use inserts the times again.
  const recent = new Map<string, CacheEntry>();
  let count = 0;

  function forget(key: string): void {
    const entry = recent.get(key);
    if (entry) count -= sizeOf(entry);
    recent.delete(key);
  }

  function keep(key: string, entry: CacheEntry): void {
    forget(key);
    recent.set(key, entry);
    count += sizeOf(entry);
    for (const oldest of recent.keys()) {
      if (count <= maxTimes) break;
      forget(oldest);
    }
  }

  return async function findRecent(host, range) {
    const revision = await findRevision(db, host);
    if (revision === undefined) return [];
    // In whole days, so that a range that begins now is found again a minute later.
    const days = wholeDays(range);
    const key = [host.accountId, host.userId, days.start, days.end].join();
    const recentEntry = recent.get(key);
    const entry = recentEntry?.revision === revision ? recentEntry : await readTimes(db, { host, range: days });
    keep(key, entry);
    return within(entry.times, range);
  };
}

/**
 * The query for what changes with every change of a host's busy times: a reading writes those in the same transaction
 * as the row of the calendar, and `xmin` names the last transaction that wrote a row. Null without calendars.
 */
function revisionOf({ accountId, userId }: UserKey): RawBuilder<{ revision: string | null }> {
  return sql<{ revision: string | null }>`
    select string_agg(concat_ws(' ', calendar.id, calendar.xmin, source.read_at), ',' order by calendar.id) as revision
    from calendar_sources as source
    join calendars as calendar on calendar.account_id = source.account_id and calendar.source_id = source.id
    where source.account_id = ${accountId} and source.user_id = ${userId} and ${isCounted}`;
}

async function findRevision(db: Kysely<Database>, host: UserKey): Promise<string | undefined> {
  return (await revisionOf(host).execute(db)).rows[0]?.revision ?? undefined;
}

type TimeSearch = { readonly host: UserKey; readonly range: Interval };

/** Reads the times and their revision in one statement, so that they match. */
async function readTimes(db: Kysely<Database>, { host, range }: TimeSearch): Promise<CacheEntry> {
  const times = sql<{ revision: string | null; gathered: Buffer | null }>`
    select (${revisionOf(host)}) as revision, ${gatherIntervals(sql.ref('busy.start'), sql.ref('busy.end'))} as gathered
    from (${foreignBusyTimes(host, range)}) as busy`;
  const [row] = (await times.execute(db)).rows;
  return { revision: row?.revision ?? '', times: mergeIntervals(readIntervals(row?.gathered)) };
}

/** Returns those of ascending, disjoint intervals that overlap a range. */
function within(ascending: readonly Interval[], { start, end }: Interval): readonly Interval[] {
  const first = ascending.findIndex((interval) => interval.end > start);
  if (first === -1) return [];
  return ascending.slice(first, ascending.findLastIndex((interval) => interval.start < end) + 1);
}

function sizeOf({ times }: CacheEntry): number {
  return timesPerRange + times.length;
}

function wholeDays({ start, end }: Interval): Interval {
  return {
    start: asInstant(Math.floor(start / dayMillis) * dayMillis),
    end: asInstant(Math.ceil(end / dayMillis) * dayMillis),
  };
}
