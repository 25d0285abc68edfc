import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../tables/index.ts';

/** The last migration of the release before meetings. */
export const lastOfOlderRelease = '0037-allowed-origins';

/**
 * When the event of the number 0 starts; each begins half an hour after the one before, those that are filled in before
 * 0.
 */
const firstStart = '2030-01-07T00:00:00Z';

type RowCounts = { readonly events: number; readonly contacts: number };

/** Fills the tables of the release before: one host, meetings of half an hour, one in fifty canceled. */
export async function fillOlderRelease(db: Kysely<Database>, { events, contacts }: RowCounts): Promise<void> {
  await sql`insert into accounts (id, name, created_at) values (1, 'Older', now())`.execute(db);
  await sql`
    insert into users (account_id, id, first_name, last_name, email, timezone, created_at, updated_at)
    values (1, 1, 'Grace', 'Hopper', 'grace@example.com', 'UTC', now(), now())`.execute(db);
  await sql`
    insert into event_types (account_id, id, host_id, title, slug, created_at, updated_at)
    values (1, 50, 1, 'Call', 'call', now(), now())`.execute(db);
  await sql`
    insert into contacts (account_id, id, name, email, timezone, created_at, updated_at)
    select 1, md5('contact' || n)::uuid, 'Invitee ' || n, 'invitee' || n || '@example.com', 'UTC', now(), now()
    from generate_series(1, ${contacts}::integer) as n`.execute(db);
  await sql`
    insert into events (
      account_id, id, event_type_id, host_id, contact_id, status, starts_at, ends_at, busy_from, busy_to, invitee_name,
      invitee_email, timezone, answers, ics_uid, created_at, updated_at
    )
    select 1, md5('event' || n)::uuid, 50, 1, md5('contact' || -n % ${contacts}::integer + 1)::uuid,
      case when n % 50 = 0 then 'canceled' else 'confirmed' end, starts_at, starts_at + interval '20 minutes',
      starts_at, starts_at + interval '30 minutes', 'Invitee', 'invitee@example.com', 'UTC', '{}', 'uid-' || n, now(),
      now()
    from generate_series(${-events}::integer, -1) as n,
      lateral (select timestamptz '2030-01-07Z' + n * interval '30 minutes') as made (starts_at)
  `.execute(db);
}

/**
 * A process of the former release at work on the event of a number. It knows no meetings, and locks the host first.
 */
export const olderRelease = {
  book(db: Kysely<Database>, number: number): Promise<void> {
    const start = startOf(number);
    return withHostLock(
      db,
      sql`
      insert into events (
        account_id, id, event_type_id, host_id, contact_id, starts_at, ends_at, busy_from, busy_to, invitee_name,
        invitee_email, timezone, guests, answers, metadata, location, ics_uid, created_at, updated_at
      )
      values (1, md5('event' || ${number}::integer)::uuid, 50, 1, md5('contact1')::uuid, ${start},
        ${start}::timestamptz + interval '20 minutes', ${start}, ${start}::timestamptz + interval '30 minutes', 'Invitee',
        'invitee@example.com', 'UTC', '{}', '{}', '{}', null, 'uid-' || ${number}::integer, now(), now())`,
    );
  },

  cancel(db: Kysely<Database>, number: number): Promise<void> {
    return withHostLock(
      db,
      sql`
      update events set status = 'canceled', cancel_reason = 'x', sequence = sequence + 1
      where account_id = 1 and id = md5('event' || ${number}::integer)::uuid`,
    );
  },

  reschedule(db: Kysely<Database>, number: number, to: number): Promise<void> {
    const start = startOf(to);
    return withHostLock(
      db,
      sql`
      update events set starts_at = ${start}, ends_at = ${start}::timestamptz + interval '20 minutes',
        busy_from = ${start}, busy_to = ${start}::timestamptz + interval '30 minutes', sequence = sequence + 1
      where account_id = 1 and id = md5('event' || ${number}::integer)::uuid`,
    );
  },
};

function withHostLock(db: Kysely<Database>, statement: RawBuilder<unknown>): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`select from users where account_id = 1 and id = 1 for no key update`.execute(trx);
    await statement.execute(trx);
  });
}

function startOf(number: number): string {
  return new Date(Date.parse(firstStart) + number * 30 * 60_000).toISOString();
}

/** Lists the events whose meeting, or the host's time in it, is missing or says something else. */
export async function eventsWithoutTheirMeeting(db: Kysely<Database>): Promise<unknown[]> {
  const events = await sql`
    select event.id from events as event
    left join meetings as meeting on meeting.account_id = event.account_id and meeting.id = event.meeting_id
    left join meeting_hosts as host on host.account_id = event.account_id and host.meeting_id = event.meeting_id
      and host.user_id = event.host_id
    where (meeting.starts_at, meeting.ends_at, meeting.status, meeting.event_type_id)
        is distinct from (event.starts_at, event.ends_at, event.status, event.event_type_id)
      or (host.status, host.is_lead) is distinct from (event.status, true)
      or (event.busy_from is not null
        and (host.busy_from, host.busy_to) is distinct from (event.busy_from, event.busy_to))`.execute(db);
  return events.rows;
}
