import { type Kysely, type Selectable, sql } from 'kysely';
import type { Instant } from '../../../time/index.ts';
import type { AccountRecords, NewSource, SourceCoverage, UserKey } from '../../records/index.ts';
import { recordDisconnection } from '../outbox/index.ts';
import { at, inTransaction, inUtc } from '../postgres/index.ts';
import type { CalendarSourcesTable, Database } from '../tables/index.ts';
import { removeOrphanedTimes } from './busy-times.ts';
import { addCalendars, isBlocking, isCounted, withCalendars } from './source-rows.ts';
import { updateCalendarSource } from './update-source.ts';

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

    updateCalendarSource: (change) => updateCalendarSource(db, change),

    deleteCalendarSource: (source) => inTransaction(db, (trx) => deleteCalendarSource(trx, source)),
  };
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
  await addCalendars(db, { accountId, id, calendars });
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

/** Returns whether a user hosts an active event type: alone, or in turn with others and with a weight above 0. */
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
