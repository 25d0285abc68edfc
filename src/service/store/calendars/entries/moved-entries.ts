import { type Kysely, sql } from 'kysely';
import type { Instant } from '../../../../time/index.ts';
import type { AccountRecords, MovedEntry, MoveSearch } from '../../../records/index.ts';
import { at, inTransaction } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';

type MovedEntries = Pick<AccountRecords, 'listMovedEntries' | 'recordMovedEntries'>;

/** Stores which written events their hosts have moved to another time in their calendars. */
export function createMovedEntries(db: Kysely<Database>): MovedEntries {
  return {
    async listMovedEntries({ accountId, userId, now }) {
      const ofUser = userId === undefined ? sql`true` : sql`write.user_id = ${userId}`;
      const entries = sql<MovedEntry>`
        select write.event_id as "eventId", write.user_id as "userId", write.calendar_id as "calendarId",
          write.moved_at as "movedAt", write.moved_to as "movedTo"
        from calendar_writes as write
        join events as event on event.account_id = write.account_id and event.id = write.event_id
        where write.account_id = ${accountId} and write.moved_at is not null and write.deleted_at is null
          and write.status = 'succeeded' and event.status = 'confirmed' and event.starts_at > ${at(now)} and ${ofUser}
        order by event.starts_at, event.id, write.user_id`;
      return (await entries.execute(db)).rows;
    },

    recordMovedEntries: (search) => inTransaction(db, (trx) => recordMovedEntries(trx, search)),
  };
}

type FoundMove = {
  readonly eventId: string;
  readonly movedTo: Instant;
  /** The stored state of the entry. */
  readonly knownTo: Instant | null;
};

async function recordMovedEntries(trx: Kysely<Database>, search: MoveSearch): Promise<void> {
  const { accountId, userId, now } = search;
  const moves = await findMoves(trx, search);
  const ids = moves.map(({ eventId }) => eventId);
  await sql`
    update calendar_writes set moved_at = null, moved_to = null
    where account_id = ${accountId} and user_id = ${userId} and moved_at is not null
      and event_id <> all(${ids}::uuid[])`.execute(trx);
  for (const { eventId, movedTo } of moves.filter(({ movedTo: to, knownTo }) => to !== knownTo)) {
    await sql`
      update calendar_writes set moved_at = coalesce(moved_at, ${at(now)}), moved_to = ${at(movedTo)}
      where account_id = ${accountId} and user_id = ${userId} and event_id = ${eventId}
        and status = 'succeeded'`.execute(trx);
  }
}

/**
 * Finds the upcoming events whose entries begin at another time in every calendar of the host. An entry that the host
 * has made longer still keeps the time of its event, and one with a lower number has not received the last change yet. An
 * account that has not been read since may still show what was there before the last write. An invitation that came by
 * email is left to emails and could not be put back.
 */
async function findMoves(
  trx: Kysely<Database>,
  { accountId, userId, settledMinutes, now }: MoveSearch,
): Promise<FoundMove[]> {
  const instantIn = (field: string) => sql`to_timestamp((own ->> ${sql.lit(field)})::float8 / 1000)`;
  const moves = sql<FoundMove>`
    select write.event_id as "eventId", min(entry.starts_at) as "movedTo", write.moved_to as "knownTo"
    from calendar_writes as write
    join events as event on event.account_id = write.account_id and event.id = write.event_id
    join (
      select object.account_id, lower(own ->> 'uid') as uid, (own ->> 'sequence')::float8 as sequence,
        ${instantIn('start')} as starts_at, ${instantIn('end')} as ends_at,
        object.content -> 'hasInvitation' = 'true' as is_invitation,
        held.read_at - make_interval(mins => ${settledMinutes}) as settled_at
      from calendar_objects as object
      join calendars as holder on holder.account_id = object.account_id and holder.id = object.calendar_id
      join calendar_sources as held on held.account_id = object.account_id and held.id = holder.source_id
      cross join lateral jsonb_array_elements(object.content -> 'own') as own
      where object.account_id = ${accountId} and object.bookings <> '{}' and held.user_id = ${userId}
        and (holder.blocks <> 'nothing' or holder.is_written_to) and holder.objects_read_at = holder.whole_read_at
        and own -> 'isTravel' is null
    ) as entry on entry.account_id = write.account_id and entry.uid = lower(event.ics_uid)
    where write.account_id = ${accountId} and write.user_id = ${userId} and write.status = 'succeeded'
      and write.deleted_at is null and write.updated_at < entry.settled_at
      and event.status = 'confirmed' and event.starts_at > ${at(now)} and entry.sequence >= event.sequence
      and (write.is_mailed and entry.is_invitation) is not true
    group by write.event_id, write.moved_to
    having bool_and(
      entry.starts_at <> event.starts_at
      and not (entry.starts_at < event.starts_at and entry.ends_at >= event.ends_at)
    )`;
  return (await moves.execute(trx)).rows;
}
