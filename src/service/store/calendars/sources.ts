import { type Kysely, type Selectable, sql } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import type { AccountRecords, NewSource, SourceCoverage, UserKey } from '../../records/index.ts';
import { adoptEntries, recordDisconnection } from '../outbox/index.ts';
import { at, inTransaction, inUtc, nextVersion } from '../postgres/index.ts';
import type { CalendarSourcesTable, Database } from '../tables/index.ts';
import { removeOrphanedTimes } from './busy-times.ts';
import { addCalendars, isBlocking, isCounted, withCalendars } from './source-rows.ts';

type Sources = Pick<
  AccountRecords,
  | 'listCalendarSources'
  | 'findSourceCoverage'
  | 'canBeBooked'
  | 'claimDueSources'
  | 'saveCalendarSource'
  | 'updateCalendarSource'
  | 'deleteCalendarSource'
>;

/** How many sources of one account are read at once, across all processes, so that slow servers do not delay others. */
const placesOfAccount = 4;

/** Clearing these makes the next reading read the whole calendar. A reading under way does not restore them. */
const unread = {
  etag: null,
  last_modified: null,
  sync_token: null,
  body_digest: null,
  revision: sql<number>`revision + 1`,
};

/** Stores the connected calendars of hosts. */
export function createCalendarSources(db: Kysely<Database>): Sources {
  return {
    async listCalendarSources(accountId, userIds) {
      const ofAccount = db.selectFrom('calendar_sources').selectAll().where('account_id', '=', accountId);
      let sources = ofAccount.where('disconnected_at', 'is', null);
      if (userIds) sources = sources.where('user_id', 'in', userIds);
      return withCalendars(db, await sources.orderBy('created_at').orderBy('id').execute());
    },

    async findSourceCoverage({ accountId, userIds }) {
      const coverage = sql<SourceCoverage>`
        select source.user_id as "userId", source.when_unreachable as "whenUnreachable",
          case when bool_or(calendar.covered_until is null) then null else source.read_at end as "readAt",
          min(calendar.covered_until) as "coveredUntil"
        from calendar_sources as source
        join calendars as calendar on calendar.account_id = source.account_id and calendar.source_id = source.id
        where source.account_id = ${accountId} and source.user_id = any(${userIds}) and ${isCounted} and ${isBlocking}
        group by source.account_id, source.id`;
      return (await coverage.execute(db)).rows;
    },

    async claimDueSources({ now, limit, claimSeconds }) {
      const due = sql<{ account_id: number; id: string }>`
        select account_id, id from (
          select account_id, id, next_read_at,
            row_number() over (partition by account_id order by (claimed_until > now()) is true desc, next_read_at) as place,
            (claimed_until > now()) is true as is_claimed
          from calendar_sources where next_read_at <= ${at(now)}
        ) as due
        where place <= ${placesOfAccount} and not is_claimed
        order by next_read_at limit ${limit}`;
      const sources: Selectable<CalendarSourcesTable>[] = [];
      for (const { account_id, id } of (await due.execute(db)).rows) {
        const row = await db
          .updateTable('calendar_sources')
          .set({ claimed_until: sql`now() + ${claimSeconds} * interval '1 second'` })
          .where('account_id', '=', account_id)
          .where('id', '=', id)
          // Another process may have been faster.
          .where(sql<boolean>`(claimed_until > now()) is not true`)
          .where('next_read_at', '<=', at(now))
          .returningAll()
          .executeTakeFirst();
        if (row) sources.push(row);
      }
      return withCalendars(db, sources);
    },

    canBeBooked: (host) => canBeBooked(db, host),

    saveCalendarSource: (source) => saveCalendarSource(db, source),

    async updateCalendarSource({ accountId, id, name, whenUnreachable, isIgnored, blocks, writtenTo, now }) {
      await db
        .updateTable('calendar_sources')
        .set({ name, when_unreachable: whenUnreachable, updated_at: nextVersion(now) })
        .set({ ignored_at: isIgnored ? sql`coalesce(ignored_at, ${at(now)})` : null })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
      const blocking = [...blocks].flatMap(([calendarId, rule]) => (rule === 'nothing' ? [] : [calendarId]));
      await forgetCoverage(db, { accountId, sourceId: id, calendarIds: blocking, now });
      for (const [calendarId, rule] of blocks) {
        await db
          .updateTable('calendars')
          // The next reading applies the new rule to its entries, whether they have changed or not.
          .set({ blocks: rule, ...unread })
          .where('account_id', '=', accountId)
          .where('source_id', '=', id)
          .where('id', '=', calendarId)
          .execute();
      }
      if (writtenTo !== undefined) await chooseCalendar(db, { accountId, sourceId: id, calendarId: writtenTo, now });
    },

    deleteCalendarSource: (source) => inTransaction(db, (trx) => deleteCalendarSource(trx, source)),
  };
}

/**
 * Makes the next reading read all calendars of the host as a whole: the meaning of their entries depends on the host.
 */
export async function forgetReadings(db: Kysely<Database>, { accountId, userId }: UserKey): Promise<void> {
  const sources = db.selectFrom('calendar_sources').select('id').where('account_id', '=', accountId);
  await db
    .updateTable('calendars')
    .set(unread)
    .where('account_id', '=', accountId)
    .where('source_id', 'in', sources.where('user_id', '=', userId))
    .execute();
}

type BlockingCalendars = {
  readonly accountId: number;
  readonly sourceId: string;
  /** The calendars that block from now on. */
  readonly calendarIds: readonly string[];
  readonly now: Instant;
};

/**
 * Makes calendars that have blocked nothing so far count as never read, and makes their source due: they may not have
 * been read for months. Waits until its server wants requests again.
 */
async function forgetCoverage(
  db: Kysely<Database>,
  { accountId, sourceId, calendarIds, now }: BlockingCalendars,
): Promise<void> {
  const result = await sql`
    update calendars set covered_until = null
    where account_id = ${accountId} and source_id = ${sourceId} and id = any(${calendarIds}::uuid[])
      and blocks = 'nothing'`.execute(db);
  if (result.numAffectedRows === 0n) return;
  await sql`
    update calendar_sources set next_read_at = greatest(${at(now)}, not_before)
    where account_id = ${accountId} and id = ${sourceId}`.execute(db);
}

async function saveCalendarSource(
  db: Kysely<Database>,
  { accountId, id, userId, kind, name, server, secret, calendars, now, nextListAt }: NewSource,
): Promise<void> {
  const [created_at, updated_at] = [inUtc(now), inUtc(now)];
  await db
    .insertInto('calendar_sources')
    .values({
      account_id: accountId,
      id,
      user_id: userId,
      kind,
      name,
      server,
      created_at,
      updated_at,
      sealed: secret.sealed,
      key_number: secret.keyId,
      next_list_at: nextListAt === null ? undefined : inUtc(nextListAt),
    })
    .execute();
  await addCalendars(db, { accountId, id }, calendars);
}

type DeletedSource = { readonly accountId: number; readonly id: string; readonly now: Instant };

/** Deletes a source, and all times that no other calendar of its user gives. */
export async function deleteCalendarSource(
  trx: Kysely<Database>,
  { accountId, id, now }: DeletedSource,
): Promise<void> {
  await recordDisconnection(trx, { accountId, sourceId: id, now });
  const source = await trx
    .deleteFrom('calendar_sources')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('user_id')
    .executeTakeFirst();
  if (source) await removeOrphanedTimes(trx, { accountId, userId: source.user_id });
}

/** Returns whether a user hosts an active event type: alone, or in turn with others and not paused. */
async function canBeBooked(db: Kysely<Database>, { accountId, userId }: UserKey): Promise<boolean> {
  const turns = sql`
    select from event_type_hosts as turn where turn.account_id = ${accountId} and turn.event_type_id = type.id`;
  const result = await sql`
    select from event_types as type
    where type.account_id = ${accountId} and type.is_active and (
      (type.host_id = ${userId} and not exists (${turns}))
      or exists (${turns} and turn.user_id = ${userId} and turn.weight > 0)
    )
    limit 1`.execute(db);
  return result.rows.length > 0;
}

type WrittenChoice = {
  readonly accountId: number;
  readonly sourceId: string;
  /** Null for none. */
  readonly calendarId: string | null;
  readonly now: Instant;
};

/** Bookings are written into at most one calendar of a user: clears the previous choice. */
async function chooseCalendar(
  db: Kysely<Database>,
  { accountId, sourceId, calendarId, now }: WrittenChoice,
): Promise<void> {
  const isOfUser = sql`source_id in (
    select other.id from calendar_sources as source
    join calendar_sources as other on other.account_id = source.account_id and other.user_id = source.user_id
    where source.account_id = ${accountId} and source.id = ${sourceId}
  )`;
  const condition = calendarId === null ? sql`source_id = ${sourceId}` : isOfUser;
  await sql`
    update calendars set is_written_to = false, write_problem = null
    where account_id = ${accountId} and is_written_to and ${condition}`.execute(db);
  if (calendarId === null) return;
  await sql`
    update calendars set is_written_to = true
    where account_id = ${accountId} and source_id = ${sourceId} and id = ${calendarId}`.execute(db);
  await adoptEntries(db, { accountId, calendarId, now });
}
