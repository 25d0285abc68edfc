import type { Kysely } from 'kysely';
import { addMinutes, type Instant } from '../../../time/index.ts';
import type { AccountRecords, UserKey } from '../../records/index.ts';
import { inTransaction, inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { deleteCalendarSource } from './sources.ts';

type DisconnectedSources = Pick<AccountRecords, 'disconnectSourcesOf' | 'deleteDisconnectedSource'>;

/** How long canceling the events of a removed member may take. By then, everything to be written is queued. */
const cancelingMinutes = 10;
const pauseMinutes = 1;

/** Deletes the calendars of removed members once nothing remains to be written into them. */
export function createDisconnectedSources(db: Kysely<Database>): DisconnectedSources {
  return {
    disconnectSourcesOf: (user) => inTransaction(db, (trx) => disconnectSourcesOf(trx, user)),
    deleteDisconnectedSource: (source) => inTransaction(db, (trx) => deleteDisconnectedSource(trx, source)),
  };
}

type User = UserKey & { readonly now: Instant };

async function disconnectSourcesOf(trx: Kysely<Database>, { accountId, userId, now }: User): Promise<void> {
  const sources = await trx
    .updateTable('calendar_sources')
    .set({ disconnected_at: inUtc(now), next_read_at: inUtc(addMinutes(now, cancelingMinutes)) })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('disconnected_at', 'is', null)
    .returning('id')
    .execute();
  if (sources.length === 0) return;
  const ids = sources.map(({ id }) => id);
  const calendars = trx.updateTable('calendars').set({ is_written_to: false }).where('account_id', '=', accountId);
  await calendars.where('source_id', 'in', ids).execute();
}

type Source = { readonly accountId: number; readonly id: string; readonly now: Instant };

async function deleteDisconnectedSource(trx: Kysely<Database>, { accountId, id, now }: Source): Promise<void> {
  const toWrite = await trx
    .selectFrom('calendars as calendar')
    .innerJoin('calendar_writes as write', (join) =>
      join.onRef('write.account_id', '=', 'calendar.account_id').onRef('write.calendar_id', '=', 'calendar.id'),
    )
    .select('write.event_id')
    .where('calendar.account_id', '=', accountId)
    .where('calendar.source_id', '=', id)
    .where('write.next_attempt_at', 'is not', null)
    .limit(1)
    .execute();
  if (toWrite.length === 0) return deleteCalendarSource(trx, { accountId, id, now });
  await trx
    .updateTable('calendar_sources')
    .set({ next_read_at: inUtc(addMinutes(now, pauseMinutes)), claimed_until: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
