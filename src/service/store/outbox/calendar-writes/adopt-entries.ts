import { type Kysely, sql } from 'kysely';
import type { Instant } from '../../../../time/index.ts';
import { at } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';

type WrittenCalendar = { readonly accountId: number; readonly calendarId: string; readonly now: Instant };

/**
 * Links the entries that the last reading found in a calendar to their upcoming events, so that later changes update
 * them. This restores links that were lost when the calendar was disconnected. Queues a write for each event that has
 * been rescheduled or canceled since. Leaves other entries alone: the host may have moved them.
 */
export async function adoptEntries(
  trx: Kysely<Database>,
  { accountId, calendarId, now }: WrittenCalendar,
): Promise<void> {
  // Wait for changes that have begun: they found no link to update. Later changes wait for this transaction.
  await sql`
    select from events as event
    where event.account_id = ${accountId} and event.starts_at > ${at(now)} and event.id in (
      select unnest(object.bookings) from calendar_objects as object
      where object.account_id = ${accountId} and object.calendar_id = ${calendarId} and object.bookings <> '{}'
    )
    order by event.id for share of event`.execute(trx);
  // The entry of a canceled event is removed. One that blocks nothing has no number.
  const isOutdated = sql`(event.status = 'canceled' or held.sequence < event.sequence)`;
  await sql`
    insert into calendar_writes
      (account_id, event_id, user_id, calendar_id, event_sequence, status, next_attempt_at, created_at, updated_at)
    select event.account_id, event.id, host.user_id, calendar.id, event.sequence,
      case when ${isOutdated} then 'pending' else 'succeeded' end,
      case when ${isOutdated} then ${at(now)} end, ${at(now)}, ${at(now)}
    from events as event
    join meeting_hosts as host on host.account_id = event.account_id and host.meeting_id = event.meeting_id
    join calendar_sources as source on source.account_id = host.account_id and source.user_id = host.user_id
    join calendars as calendar on calendar.account_id = source.account_id and calendar.source_id = source.id
    join (
      select object.account_id, booking.id, min(entry.sequence) as sequence
      from calendar_objects as object
      cross join lateral unnest(object.bookings) as booking (id)
      left join lateral jsonb_to_recordset(object.content -> 'own') as entry (uid text, sequence numeric)
        on lower(split_part(entry.uid, '@', 1)) = booking.id::text
      where object.account_id = ${accountId} and object.calendar_id = ${calendarId} and object.bookings <> '{}'
      group by object.account_id, booking.id
    ) as held on held.account_id = event.account_id and held.id = event.id
    where event.account_id = ${accountId} and calendar.id = ${calendarId} and event.starts_at > ${at(now)}
    on conflict (account_id, event_id, user_id) do nothing`.execute(trx);
  await recordInvitations(trx, { accountId, calendarId });
}

/**
 * Records that entries of a calendar came to its host by email, before bookings were written into it: calendar programs
 * change such an entry when another email with a calendar file arrives.
 */
async function recordInvitations(
  trx: Kysely<Database>,
  { accountId, calendarId }: Omit<WrittenCalendar, 'now'>,
): Promise<void> {
  await sql`
    update calendar_writes set is_mailed = true
    where account_id = ${accountId} and calendar_id = ${calendarId} and not is_mailed
      and event_id in (
        select unnest(object.bookings) from calendar_objects as object
        where object.account_id = ${accountId} and object.calendar_id = ${calendarId} and object.bookings <> '{}'
          and object.content -> 'hasInvitation' = 'true'
      )`.execute(trx);
}
