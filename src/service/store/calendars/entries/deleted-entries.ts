import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AccountRecords, DeletedEntry, MissingEntry, UserKey } from '../../../records/index.ts';
import { announceAccountMail } from '../../outbox/index.ts';
import { at, inTransaction } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';

type DeletedEntries = Pick<
  AccountRecords,
  'listDeletedEntries' | 'listMissingEntries' | 'recordDeletedEntries' | 'restoreEntries'
>;

/** Stores which written events their hosts have deleted from their calendars. */
export function createDeletedEntries(db: Kysely<Database>): DeletedEntries {
  return {
    async listDeletedEntries({ accountId, userId, now }) {
      const ofUser = userId === undefined ? sql`true` : sql`write.user_id = ${userId}`;
      const entries = sql<DeletedEntry>`
        select write.event_id as "eventId", write.user_id as "userId", write.calendar_id as "calendarId",
          write.deleted_at as "deletedAt"
        from calendar_writes as write
        join events as event on event.account_id = write.account_id and event.id = write.event_id
        where write.account_id = ${accountId} and write.deleted_at is not null and write.status = 'succeeded'
          and event.status = 'confirmed' and event.starts_at > ${at(now)} and ${ofUser}
        order by event.starts_at, event.id, write.user_id`;
      return (await entries.execute(db)).rows;
    },

    async listMissingEntries({ accountId, id, writtenBefore, now, limit }) {
      const rows = sql<MissingRow>`
        select event.id, event.ics_uid, calendar.id as calendar_id, calendar.sealed_href
        from calendar_writes as write
        join calendars as calendar on calendar.account_id = write.account_id and calendar.id = write.calendar_id
        join calendar_sources as source on source.account_id = write.account_id and source.id = calendar.source_id
        join events as event on event.account_id = write.account_id and event.id = write.event_id
        where write.account_id = ${accountId} and source.id = ${id} and write.user_id = source.user_id
          and write.status = 'succeeded' and write.deleted_at is null and write.updated_at < ${at(writtenBefore)}
          and event.status = 'confirmed' and event.starts_at > ${at(now)}
          and calendar.objects_read_at = calendar.whole_read_at
          and event.id not in (${bookingsIn(sql`source.user_id`, accountId)})
        order by event.starts_at, event.id limit ${limit}`;
      return (await rows.execute(db)).rows.map(missingOf);
    },

    async recordDeletedEntries({ accountId, userId, eventIds, notifies, now }) {
      await inTransaction(db, async (trx) => {
        const recorded = await sql<{ event_id: string }>`
          update calendar_writes set deleted_at = ${at(now)}
          where account_id = ${accountId} and user_id = ${userId} and event_id = any(${eventIds}::uuid[])
            and status = 'succeeded' and deleted_at is null
          returning event_id`.execute(trx);
        const ids = recorded.rows.map(({ event_id }) => event_id);
        if (!notifies || ids.length === 0) return;
        const data = { user_id: userId, event_ids: ids };
        await announceAccountMail(trx, { accountId, kind: 'calendar.entries_deleted', data, now });
      });
    },

    async restoreEntries({ accountId, eventId, now }) {
      // The host may have moved the entry to another calendar, which only the first attempt does not search.
      const result = await sql`
        update calendar_writes
        set deleted_at = null, moved_at = null, moved_to = null, status = 'pending', attempts = 1,
          next_attempt_at = ${at(now)}, updated_at = ${at(now)}
        where account_id = ${accountId} and event_id = ${eventId}
          and (deleted_at is not null or moved_at is not null)`.execute(db);
      return result.numAffectedRows !== 0n;
    },
  };
}

/** Removes the mark of a deleted entry when a calendar of the host holds it again. */
export async function forgetDeletions(trx: Kysely<Database>, { accountId, userId }: UserKey): Promise<void> {
  await sql`
    update calendar_writes set deleted_at = null
    where account_id = ${accountId} and user_id = ${userId} and deleted_at is not null
      and event_id in (${bookingsIn(sql`${userId}`, accountId)})`.execute(trx);
}

/**
 * Selects the events that were found in any calendar of a host. Leaves out calendars that are no longer read because
 * they block nothing: the entries found there may be gone by now.
 */
function bookingsIn(userId: RawBuilder<unknown>, accountId: number): RawBuilder<unknown> {
  return sql`
    select unnest(object.bookings) from calendar_objects as object
    join calendars as holder on holder.account_id = object.account_id and holder.id = object.calendar_id
    join calendar_sources as held on held.account_id = object.account_id and held.id = holder.source_id
    where object.account_id = ${accountId} and object.bookings <> '{}' and held.user_id = ${userId}
      and (holder.blocks <> 'nothing' or holder.is_written_to)`;
}

type MissingRow = {
  readonly id: string;
  readonly ics_uid: string;
  readonly calendar_id: string;
  readonly sealed_href: Buffer | null;
};

function missingOf({ id, ics_uid, calendar_id, sealed_href }: MissingRow): MissingEntry {
  return { eventId: id, icsUid: ics_uid, calendar: { id: calendar_id, sealedHref: sealed_href } };
}
