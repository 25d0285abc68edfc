import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Instant } from '../../../../time/index.ts';
import type { WriteResult } from '../../../records/index.ts';
import { at } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';
import { recordDue } from '../due-accounts.ts';
import { dueAt, payloadOf } from '../payload.ts';

/** Stores the result of an attempt to write an event, and mails the host if they need a calendar file instead. */
export async function finishWrite(trx: Kysely<Database>, result: WriteResult): Promise<void> {
  const { write, status, problem, nextAttemptAt, mail, now } = result;
  const { accountId, eventId, userId, sequence, attempts } = write;
  const next: RawBuilder<unknown> = nextAttemptAt === null ? sql`null::timestamptz` : at(nextAttemptAt);
  // A change during the attempt stays due at its own time.
  const update = await sql<{ event_sequence: number; is_mailed: boolean }>`
    update calendar_writes
    set status = case when event_sequence = ${sequence} then ${status} else status end,
      next_attempt_at = case when event_sequence = ${sequence} then ${next} else next_attempt_at end,
      deleted_at = case when ${status} = 'succeeded' then null else deleted_at end,
      moved_at = case when ${status} = 'succeeded' then null else moved_at end,
      moved_to = case when ${status} = 'succeeded' then null else moved_to end,
      claimed_until = null, updated_at = ${at(now)}
    where account_id = ${accountId} and event_id = ${eventId} and user_id = ${userId}
      -- Another process may have claimed it after the claim expired. A change resets the attempts.
      and attempts = case when event_sequence = ${sequence} then ${attempts}::integer else 0 end
    returning event_sequence, is_mailed`.execute(trx);
  const [row] = update.rows;
  if (!row) return;
  if (status === 'succeeded' && (await forgetFormerHost(trx, write))) await writeAgainOnServer(trx, { write, now });
  await trx
    .updateTable('calendars')
    .set({ write_problem: problem })
    .where('account_id', '=', accountId)
    .where('id', '=', write.calendar.id)
    .execute();
  // Once a calendar file was mailed, the email about each further change has one.
  if (!mail || row.is_mailed || row.event_sequence !== sequence) return;
  await mailHost(trx, { accountId, ...mail, now });
  await recordMail(trx, write);
}

async function recordMail(trx: Kysely<Database>, { accountId, eventId, userId }: WriteResult['write']) {
  await sql`
    update calendar_writes set is_mailed = true
    where account_id = ${accountId} and event_id = ${eventId} and user_id = ${userId}`.execute(trx);
}

/**
 * An entry that was removed because its user no longer hosts the event was not deleted by them. Removes it, and returns
 * whether it was such an entry.
 */
async function forgetFormerHost(trx: Kysely<Database>, write: WriteResult['write']): Promise<boolean> {
  const { accountId, eventId, userId, sequence } = write;
  const deletion = sql`
    delete from calendar_writes
    where account_id = ${accountId} and event_id = ${eventId} and user_id = ${userId} and event_sequence = ${sequence}
      and not exists (
        select from events as event
        join meeting_hosts as host on host.account_id = event.account_id and host.meeting_id = event.meeting_id
        where event.account_id = ${accountId} and event.id = ${eventId}
          and host.account_id = ${accountId} and host.user_id = ${userId}
      )`;
  return Number((await deletion.execute(trx)).numAffectedRows) > 0;
}

/**
 * Writes an event again for its other hosts on the same server: it may give each of them another address of one calendar
 * that they share, and the entry that was removed there was theirs.
 */
async function writeAgainOnServer(
  trx: Kysely<Database>,
  { write: { accountId, eventId, userId, source }, now }: Pick<WriteResult, 'write' | 'now'>,
): Promise<void> {
  const own = trx.selectFrom('calendar_sources').select('server');
  const ownSource = await own.where('account_id', '=', accountId).where('id', '=', source.id).executeTakeFirst();
  if (!ownSource) return;
  await sql`
    update calendar_writes as write
    set status = 'pending', attempts = 0, next_attempt_at = ${at(now)}, updated_at = ${at(now)}
    from calendars as calendar, calendar_sources as source
    where write.account_id = ${accountId} and write.event_id = ${eventId} and write.user_id <> ${userId}
      -- What is pending will be written anyway, unless it is being written now.
      and (write.status = 'succeeded' or write.claimed_until is not null)
      -- A host who has deleted their entry is asked about it.
      and write.deleted_at is null
      and calendar.account_id = ${accountId} and calendar.id = write.calendar_id
      and source.account_id = ${accountId} and source.id = calendar.source_id
      and source.server = ${ownSource.server}`.execute(trx);
}

type HostMail = NonNullable<WriteResult['mail']> & { readonly accountId: number; readonly now: Instant };

/** Sends the host the email about the last change again. */
async function mailHost(trx: Kysely<Database>, { accountId, event, kind, now }: HostMail): Promise<void> {
  const payload = payloadOf({ type: kind, data: event, now });
  const mail = { kind, recipient: 'host' as const, payload, about_event: event.id, ...dueAt(now) };
  await trx
    .insertInto('deliveries')
    .values({ account_id: accountId, id: randomUUID(), ...mail })
    .execute();
  await recordDue(trx, { accountId, channel: 'mail', dueAt: now });
}
