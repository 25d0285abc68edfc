import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Event } from '../../../../contract/index.ts';
import { isSameAddress } from '../../../../form/index.ts';
import type { Instant } from '../../../../time/index.ts';
import { settleAll } from '../../../concurrency/index.ts';
import type { AccountRecords, ClaimedWrite, FormerHost, MailedEventKind, WriteResult } from '../../../records/index.ts';
import { at, inTransaction, prepared } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';
import { claimWrite } from '../claims/index.ts';
import { recordDue } from '../due-accounts.ts';
import { dueAt, payloadOf } from '../payload.ts';

type Writes = Pick<AccountRecords, 'claimDueWrites' | 'finishWrite'>;

/**
 * How many events of one account are written at once, across all processes, so that a slow server does not delay
 * others.
 */
const placesOfAccount = 2;

/** Stores which events to write into the calendars of hosts, and the results. */
export function createCalendarWrites(db: Kysely<Database>): Writes {
  return {
    async claimDueWrites({ now, limit, claimSeconds }) {
      const due = sql<{ account_id: number; event_id: string; user_id: number }>`
        select account_id, event_id, user_id from (
          select account_id, event_id, user_id, next_attempt_at, (claimed_until > now()) is true as is_claimed,
            row_number() over (
              partition by account_id order by (claimed_until > now()) is true desc, next_attempt_at
            ) as place
          from calendar_writes where next_attempt_at <= ${at(now)}
        ) as due
        where place <= ${placesOfAccount} and not is_claimed
        order by next_attempt_at limit ${limit}`;
      const writes: ClaimedWrite[] = [];
      for (const { account_id: accountId, event_id: eventId, user_id: userId } of (await due.execute(db)).rows) {
        const write = await claimWrite(db, { accountId, eventId, userId, now, claimSeconds });
        if (write) writes.push(write);
      }
      return writes;
    },

    finishWrite: (result) => inTransaction(db, (trx) => finish(trx, result)),
  };
}

async function finish(trx: Kysely<Database>, result: WriteResult): Promise<void> {
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
  if (status === 'succeeded' && (await forgetFormerHost(trx, write))) await writeAgainOnServer(trx, write, now);
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
  { accountId, eventId, userId, source }: WriteResult['write'],
  now: Instant,
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

type EventAtNow = { readonly accountId: number; readonly event: Event; readonly now: Instant };

type HostMail = EventAtNow & { readonly kind: MailedEventKind };

type EventChange = EventAtNow & {
  /** The previous host, if it was just reassigned. */
  readonly formerHost: FormerHost | undefined;
  /** Whether the event was just booked, so that no calendar can hold it. */
  readonly isNew: boolean;
  /** Whether any calendar of the account is written to. */
  readonly hasCalendar: boolean;
};

/**
 * Marks an event to be written into calendars as it is now: into those that hold it and, for other hosts, into the
 * calendar that they have chosen. A canceled event is written only where it already is.
 */
export async function recordCalendarWrites(trx: Kysely<Database>, change: EventChange): Promise<void> {
  await settleAll([
    ...(change.hasCalendar ? [addCalendarWrites(trx, change)] : []),
    ...(change.isNew ? [] : [renewCalendarWrites(trx, change)]),
  ]);
}

async function renewCalendarWrites(trx: Kysely<Database>, { accountId, event, now }: EventAtNow): Promise<void> {
  const { id, sequence } = event;
  await sql`
    update calendar_writes
    set status = 'pending', event_sequence = ${sequence}, attempts = 0, next_attempt_at = ${at(now)}, updated_at = ${at(now)}
    where account_id = ${accountId} and event_id = ${id} and event_sequence <> ${sequence}`.execute(trx);
}

async function addCalendarWrites(trx: Kysely<Database>, change: EventChange): Promise<void> {
  const { accountId, event, now } = change;
  const { id, sequence, status } = event;
  if (status !== 'confirmed') return;
  const isReassigned = change.formerHost !== undefined;
  // An event has an organizer once mail was sent about it. If a calendar that was disconnected held it until this change,
  // the host had no file.
  await sql`
    insert into calendar_writes
      (account_id, event_id, user_id, calendar_id, event_sequence, is_mailed, next_attempt_at, created_at, updated_at)
    select event.account_id, event.id, host.user_id, calendar.id, ${sequence}::integer,
      ${wasHostInvited(change)}::boolean and host.is_lead and event.organizer is not null
        and (${isReassigned}::boolean or event.sequence_without_file is distinct from ${sequence}::integer - 1),
      ${at(now)}, ${at(now)}, ${at(now)}
    from events as event
    join meeting_hosts as host on host.account_id = event.account_id and host.meeting_id = event.meeting_id
    join calendar_sources as source on source.account_id = host.account_id and source.user_id = host.user_id
    join calendars as calendar on calendar.account_id = source.account_id and calendar.source_id = source.id
    where event.account_id = ${accountId} and event.id = ${id} and calendar.is_written_to
    on conflict (account_id, event_id, user_id) do nothing`.execute(trx);
}

/**
 * Returns whether the host was sent an earlier email about the event, if any was: one with a calendar file, unless the
 * event was written into a calendar of theirs then. The entry of that file has to follow the event.
 */
function wasHostInvited({ event: { host, guests }, formerHost, isNew }: EventChange): boolean {
  if (formerHost) return guests.some((address) => isSameAddress(address, host.email));
  return !isNew;
}

/**
 * Most accounts have no such calendar, and checking that takes a tenth of the time needed to plan the statement above.
 */
export async function isAnyWrittenTo(trx: Kysely<Database>, accountId: number): Promise<boolean> {
  const calendar = sql`select from calendars where account_id = ${accountId} and is_written_to limit 1`;
  return (await trx.executeQuery(prepared(calendar.compile(trx)))).rows.length > 0;
}
