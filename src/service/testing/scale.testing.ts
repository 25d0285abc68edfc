import { sql } from 'kysely';
import type { Store } from '../store/index.ts';
import type { TestAccount } from './account.testing.ts';

export const scale = { events: 400_000, contacts: 100_000, hosts: 10 };

/**
 * Gives an account as many contacts and events as a large one has: ten hosts, each with a meeting of half an hour in
 * every second hour of the last nine years and the next, one in fifty canceled.
 */
export async function fillAccount({ db }: Store, { accountId, userId, eventTypeId }: TestAccount): Promise<void> {
  const maxHosts = scale.hosts - 1;
  await sql`
    insert into users (account_id, first_name, last_name, email, timezone, created_at, updated_at)
    select ${accountId}, 'Host', n::text, 'host' || n || '@example.com', 'Europe/Berlin', now(), now()
    from generate_series(1, ${maxHosts}::integer) as n`.execute(db);
  await sql`
    insert into event_types (account_id, host_id, title, slug, created_at, updated_at)
    select ${accountId}, id, 'Call', 'call-of-' || id, now(), now()
    from users where account_id = ${accountId} and id <> ${userId}`.execute(db);
  await sql`
    insert into contacts (account_id, id, name, email, timezone, created_at, updated_at)
    select ${accountId}, md5('contact' || n)::uuid,
      initcap(substr(md5('first' || n), 1, 7)) || ' ' || initcap(substr(md5('last' || n), 1, 9)),
      substr(md5('mail' || n), 1, 12) || n || '@example.com', 'Europe/Berlin',
      timestamptz '2020-01-01Z' + n * interval '20 minutes', now()
    from generate_series(1, ${scale.contacts}::integer) as n`.execute(db);
  await sql`
    with hosted as (
      select id as event_type_id, host_id, row_number() over (order by id) - 1 as host
      from event_types where account_id = ${accountId} and (host_id <> ${userId} or id = ${eventTypeId})
    ), made as (
      select *, md5('event' || n)::uuid as id, starts_at + interval '30 minutes' as ends_at,
        case when n % 50 = 0 then 'canceled' else 'confirmed' end as status
      from generate_series(0, ${scale.events - 1}::integer) as n join hosted on host = n % ${scale.hosts}::integer,
        lateral (select timestamptz '2018-01-01Z' + (n / ${scale.hosts}::integer) * interval '2 hours') as at (starts_at)
    )    , meeting as (
      insert into meetings (account_id, id, event_type_id, starts_at, ends_at, status, host_uid)
      select ${accountId}, id, event_type_id, starts_at, ends_at, status, n || '@sched-booking' from made
    ), host as (
      insert into meeting_hosts (account_id, meeting_id, user_id, is_lead, how, busy_from, busy_to, status)
      select ${accountId}, id, host_id, true, 'only', starts_at, ends_at, status from made
    )
    insert into events (
      account_id, id, event_type_id, host_id, contact_id, status, starts_at, ends_at, meeting_id, invitee_name,
      invitee_email, timezone, answers, ics_uid, created_at, updated_at
    )
    select ${accountId}, id, event_type_id, host_id,
      md5('contact' || (n * 7919::bigint) % ${scale.contacts}::integer + 1)::uuid, status, starts_at, ends_at, id,
      'Invitee ' || n, 'invitee' || n || '@example.com', 'UTC',
      '{"name": "Invitee", "email": "invitee@example.com"}', n || '@sched-booking', now(), now()
    from made`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
