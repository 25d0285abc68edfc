import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Instant, Interval } from '../../../time/index.ts';
import type {
  AccountRecords,
  CalendarContent,
  ForeignBusyTime,
  OwnTime,
  SourceFailure,
  SourceReading,
} from '../../records/index.ts';
import { announceAccountMail } from '../outbox/index.ts';
import { at, inTransaction, inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { forgetDeletions } from './deleted-entries.ts';
import { saveObjects } from './objects.ts';

type BusyTimes = Pick<AccountRecords, 'findForeignBusyTimes' | 'saveReading' | 'noteReadingFailure' | 'findOwnTimes'>;

/** Stores the busy times of connected calendars. */
export function createBusyTimes(db: Kysely<Database>): BusyTimes {
  return {
    findForeignBusyTimes: (host, range) => findForeignBusyTimes(db, host, range),

    saveReading: (reading) => inTransaction(db, (trx) => saveReading(trx, reading)),

    noteReadingFailure: (failure) => inTransaction(db, (trx) => noteReadingFailure(trx, failure)),

    async findOwnTimes(accountId, ids) {
      if (ids.length === 0) return [];
      const found = sql<OwnTime>`
        select id, starts_at as start, ends_at as end, sequence from events
        where account_id = ${accountId} and id = any(${ids}::uuid[])
        union all
        select id, starts_at, ends_at, sequence from meetings
        where account_id = ${accountId} and id = any(${ids}::uuid[])`;
      return (await found.execute(db)).rows;
    },
  };
}

async function noteReadingFailure(trx: Kysely<Database>, failure: SourceFailure): Promise<void> {
  const { accountId, id, problem, notifies, now, nextReadAt } = failure;
  const noted = await trx
    .updateTable('calendar_sources')
    .set(({ eb, ref }) => ({ failures: eb(ref('failures'), '+', 1) }))
    .set({ problem, problem_since: sql`coalesce(problem_since, ${at(now)})` })
    .set({ next_read_at: inUtc(nextReadAt), claimed_until: null })
    .$if(notifies, (query) => query.set({ notified_at: inUtc(now) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!notifies || noted.numUpdatedRows === 0n) return;
  await announceAccountMail(trx, { accountId, kind: 'calendar.unread', data: { source_id: id }, now });
}

type Host = { readonly accountId: number; readonly userId: number };

export async function findForeignBusyTimes(
  db: Kysely<Database>,
  host: Host,
  range: Interval,
): Promise<ForeignBusyTime[]> {
  const found = sql<ForeignBusyTime>`${foreignBusyTimes(host, range)} order by busy_from, busy_to`;
  return (await found.execute(db)).rows;
}

/**
 * The query of the times that a host's calendars name. It reads one range of an index: what ends after the start of the
 * range, and of these what begins before its end.
 */
export function foreignBusyTimes({ accountId, userId }: Host, { start, end }: Interval): RawBuilder<ForeignBusyTime> {
  return sql<ForeignBusyTime>`
    select busy_from as start, busy_to as end, busy.calendar_id as "calendarId"
    from busy_times as busy
    where busy.account_id = ${accountId} and busy.user_id = ${userId}
      and busy.busy_to > ${at(start)} and busy.busy_from < ${at(end)}
      and busy.calendar_id not in (
        select calendar.id from calendar_sources as source
        join calendars as calendar on calendar.account_id = source.account_id and calendar.source_id = source.id
        where source.account_id = ${accountId} and source.user_id = ${userId} and source.ignored_at is not null
      )`;
}

async function saveReading(trx: Kysely<Database>, reading: SourceReading): Promise<void> {
  const { accountId, id, userId, now, nextReadAt, contents } = reading;
  const updated = await trx
    .updateTable('calendar_sources')
    .set({ failures: 0, read_at: inUtc(now), problem: null, problem_since: null, notified_at: null })
    .set({ next_read_at: inUtc(nextReadAt), claimed_until: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    // One that began later has seen all that this one has.
    .where(sql<boolean>`(read_at > ${at(now)}) is not true`)
    .returning('id')
    .executeTakeFirst();
  if (!updated) return;
  for (const content of contents) {
    const { calendarId, busy, objects } = content;
    await saveCalendar(trx, reading, content);
    if (objects) await saveObjects(trx, { accountId, calendarId }, objects);
    if (busy) await replaceBusyTimes(trx, { accountId, userId, calendarId }, busy);
  }
  if (contents.some(({ objects }) => objects)) await forgetDeletions(trx, { accountId, userId });
}

async function saveCalendar(trx: Kysely<Database>, { accountId }: SourceReading, content: CalendarContent) {
  const { calendarId, coveredUntil, etag, lastModified, syncToken, bodyDigest, unreadable, doubtful } = content;
  const wholeReadAt = inUtc(content.wholeReadAt);
  // Changes to what was read before, and not since, do not go together with what was: all is read again the next time.
  const isCurrent = sql`whole_read_at is null or whole_read_at <= ${wholeReadAt}::timestamptz`;
  await trx
    .updateTable('calendars')
    .set({ etag, last_modified: lastModified, body_digest: bodyDigest, unreadable, doubtful })
    .set({ sync_token: sql`case when ${isCurrent} then ${syncToken}::text end` })
    .set({ covered_until: inUtc(coveredUntil), whole_read_at: wholeReadAt })
    .set({ objects_read_at: content.objects ? wholeReadAt : null })
    .where('account_id', '=', accountId)
    .where('id', '=', calendarId)
    .execute();
}

type OfCalendar = { readonly accountId: number; readonly userId: number; readonly calendarId: string };

/** Writes only differences, because most of a calendar has not changed since the last reading. */
async function replaceBusyTimes(
  trx: Kysely<Database>,
  { accountId, userId, calendarId }: OfCalendar,
  busy: readonly Interval[],
): Promise<void> {
  const known = sql`account_id = ${accountId} and user_id = ${userId} and calendar_id = ${calendarId}`;
  const [starts, ends] = [arrayOf(busy.map(({ start }) => start)), arrayOf(busy.map(({ end }) => end))];
  const read = sql`(
    select to_timestamp(starts / 1000.0), to_timestamp(ends / 1000.0) from unnest(${starts}, ${ends}) as times (starts, ends)
  ) as read (busy_from, busy_to)`;
  await sql`
    delete from busy_times where ${known}
      and (busy_from, busy_to) not in (select busy_from, busy_to from ${read})`.execute(trx);
  await sql`
    insert into busy_times (account_id, user_id, calendar_id, busy_from, busy_to)
    select ${accountId}::bigint, ${userId}::bigint, ${calendarId}::uuid, busy_from, busy_to from ${read}
    on conflict (account_id, user_id, calendar_id, busy_from) do update set busy_to = excluded.busy_to
    where busy_times.busy_to <> excluded.busy_to`.execute(trx);
}

/** Thousands of dates would take a while to write: milliseconds are exact enough, and quick. */
function arrayOf(instants: readonly Instant[]): RawBuilder<unknown> {
  return sql`${`{${instants.join(',')}}`}::bigint[]`;
}
