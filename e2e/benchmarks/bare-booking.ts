import { randomUUID } from 'node:crypto';
import type pg from 'pg';

// For the bare server, the least that a booking has to write: the rows that the service writes, in tables with the same
// columns, indexes and constraints, in one transaction. It reads, locks and checks nothing. The tables lack foreign
// keys, because PostgreSQL would read and lock rows to check them.

const tables = ['contacts', 'meetings', 'meeting_hosts', 'events', 'deliveries', 'due_accounts', 'journal', 'key_uses'];

const [accountId, userId, eventTypeId] = [1, 1, 42];
const minuteMillis = 60_000;

/** Creates the tables as copies of the service's tables in the same database. */
export async function makeTables(pool: pg.Pool): Promise<void> {
  const statements = tables.map((table) => `create table bare.${table} (like public.${table} including all);`);
  await pool.query(`drop schema if exists bare cascade; create schema bare; ${statements.join('\n')}`);
  // The service does not log this table either.
  await pool.query('alter table bare.key_uses set unlogged');
}

export type BookingRequest = {
  readonly start: string;
  readonly timezone: string;
  readonly answers: { readonly name: string; readonly email: string };
};

/** Books a time on a connection without checking whether it is free. */
export async function bookBarely(
  client: pg.PoolClient,
  { start, timezone, answers }: BookingRequest,
): Promise<{ readonly id: string }> {
  const { name, email } = answers;
  const [contactId, meetingId, id] = [randomUUID(), randomUUID(), randomUUID()];
  const now = new Date();
  const end = new Date(Date.parse(start) + 30 * minuteMillis);
  const ofAccount = { account_id: accountId };
  const timestamps = { created_at: now, updated_at: now };
  const time = { starts_at: start, ends_at: end };
  const event = {
    id,
    event_type_id: eventTypeId,
    contact_id: contactId,
    meeting_id: meetingId,
    ...time,
    invitee_name: name,
    invitee_email: email,
    timezone,
    answers: JSON.stringify(answers),
    metadata: '{}',
    location: JSON.stringify({ type: 'video', value: 'https://meet.example.com/demo' }),
    ics_uid: `${id}@sched-booking`,
    ...timestamps,
  };
  await client.query('begin');
  await insert(
    client,
    'key_uses',
    { ...ofAccount, hash: 'key', moments: [now], counts: [1], is_refused: false },
    counted,
  );
  await insert(client, 'contacts', { ...ofAccount, id: contactId, name, email, timezone, ...timestamps }, knownAgain);
  const meeting = { ...ofAccount, id: meetingId, event_type_id: eventTypeId, ...time, host_uid: meetingId };
  await insert(client, 'meetings', meeting);
  const host = { ...ofAccount, meeting_id: meetingId, user_id: userId, is_lead: true, how: 'only' };
  await insert(client, 'meeting_hosts', { ...host, busy_from: start, busy_to: end });
  await insert(client, 'events', { ...ofAccount, host_id: userId, ...event });
  await insert(client, 'deliveries', mailsAbout(event));
  await insert(client, 'due_accounts', { ...ofAccount, channel: 'mail', look_at: now }, dueAgain);
  await insert(client, 'journal', {
    ...ofAccount,
    id: randomUUID(),
    at: now,
    actor: JSON.stringify({ via: 'key', user_id: userId, key_id: 1 }),
    operation: 'createEvent',
    subject_kind: 'event',
    subject_id: id,
    change: JSON.stringify({ fields: ['event_type_id', 'start', 'timezone', 'answers'], start }),
  });
  await client.query('commit');
  return { id };
}

/** Returns the emails about a new event: a confirmation for the invitee and the host, and a reminder. */
function mailsAbout(event: { readonly id: string; readonly starts_at: string; readonly created_at: Date }) {
  const mail = {
    account_id: accountId,
    kind: 'event.created',
    payload: JSON.stringify({ type: 'event.created', data: event }),
    about_event: event.id,
    next_try_at: event.created_at,
    created_at: event.created_at,
    updated_at: event.created_at,
    event_id: null,
    event_sequence: null,
    minutes_before: null,
    not_after: null,
  };
  const reminder = {
    ...mail,
    kind: 'event.reminder',
    payload: '',
    event_id: event.id,
    event_sequence: 0,
    minutes_before: 1440,
    not_after: event.starts_at,
    next_try_at: new Date(Date.parse(event.starts_at) - 1440 * minuteMillis),
  };
  return [
    { ...mail, id: randomUUID(), recipient: 'invitee' },
    { ...mail, id: randomUUID(), recipient: 'host' },
    { ...reminder, id: randomUUID(), recipient: 'invitee' },
  ];
}

const counted = 'on conflict (account_id, hash) do update set moments = excluded.moments, counts = excluded.counts';
const knownAgain = 'on conflict (account_id, lower(email)) do update set name = excluded.name';
const dueAgain = 'on conflict (account_id, channel) do update set look_at = excluded.look_at';

type Row = Readonly<Record<string, unknown>>;

/** Inserts rows, all with the same columns in the same order. */
async function insert(
  client: pg.PoolClient,
  table: string,
  inserted: Row | readonly Row[],
  onConflict = '',
): Promise<void> {
  const rows = [inserted].flat();
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map((_, row) => columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', '));
  const text = `insert into bare.${table} (${columns.join(', ')}) values (${places.join('), (')}) ${onConflict}`;
  await client.query(text, rows.flatMap(Object.values));
}
