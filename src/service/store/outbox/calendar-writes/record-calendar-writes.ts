import { type Kysely, sql } from 'kysely';
import type { Event } from '../../../../contract/index.ts';
import { isSameAddress } from '../../../../form/index.ts';
import type { Instant } from '../../../../time/index.ts';
import { settleAll } from '../../../concurrency/index.ts';
import type { FormerHost } from '../../../records/index.ts';
import { at, prepared } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';

type EventAtNow = { readonly accountId: number; readonly event: Event; readonly now: Instant };

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
