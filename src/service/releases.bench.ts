import { sql } from 'kysely';
import { Client } from 'pg';
import { inject, test } from 'vitest';
import { createEmptyDatabase } from './store/database.testing.ts';
import { createApiKey, hashApiKey, openStore, type Store } from './store/index.ts';
import { type RunningRelease, startRelease } from './testing/index.ts';

/** The checkout of an older release, with its packages installed. */
const folder = process.env.OLDER_RELEASE;
const events = Number(process.env.EVENTS ?? 1_000_000);
const contacts = 100_000;
const rounds = 40;
const hourMillis = 3_600_000;

test.skipIf(folder === undefined)(
  'prints how long two releases take for the same',
  { timeout: 3_600_000 },
  async () => {
    const older = await createEmptyDatabase();
    // Creates its tables.
    await (await startRelease(folder ?? '', older.databaseUrl)).stop();
    const oldStore = await openStore({ databaseUrl: older.databaseUrl, queryTimeoutMillis: 0 });
    const account = await fill(oldStore);
    await oldStore.close();
    const newer = await copyOf(older.databaseUrl);
    const store = await openStore({ databaseUrl: newer, queryTimeoutMillis: 0 });
    await store.migrate();
    await sql`vacuum analyze`.execute(store.db);
    await store.close();
    const releases = [
      await startRelease(folder ?? '', older.databaseUrl),
      await startRelease(process.cwd(), newer),
    ] as const;
    print(`\n${events} events, ${contacts} contacts of one account; medians of ${rounds}, taken alternately\n`);
    print(`${''.padEnd(34)}   older    this release\n`);
    try {
      for (const [what, request] of Object.entries(requestsOf(account))) await compare(what, request, releases);
    } finally {
      await Promise.all(releases.map((release) => release.stop()));
    }
    await onServer((client) => client.query(`drop database "${new URL(newer).pathname.slice(1)}" with (force)`));
    await older.drop();
  },
);

/** Makes the request of a round, on one of the releases. */
type SendRequest = (address: string, round: number) => Promise<Response>;

async function compare(what: string, request: SendRequest, releases: readonly RunningRelease[]): Promise<void> {
  const millis: number[][] = releases.map(() => []);
  for (let round = -5; round < rounds; round += 1) {
    for (const [index, { address }] of releases.entries()) {
      const from = performance.now();
      const response = await request(address, round + 5);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${what}: ${response.status}`);
      // The first few warm up.
      if (round >= 0) millis[index]?.push(performance.now() - from);
    }
  }
  const [before = 0, now = 0] = millis.map((of) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0);
  print(
    `${what.padEnd(34)} ${before.toFixed(1).padStart(7)} ms ${now.toFixed(1).padStart(7)} ms  x ${(now / before).toFixed(2)}\n`,
  );
}

function requestsOf({ key, eventTypeId }: FilledAccount): Readonly<Record<string, SendRequest>> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const get =
    (path: string): SendRequest =>
    (address) =>
      fetch(`${address}/v1${path}`, { headers });
  const day = (days: number) => new Date(Date.now() + days * 24 * hourMillis).toISOString().slice(0, 10);
  const slots = (days: number) =>
    get(`/event-types/${eventTypeId}/slots?start=${day(1)}&end=${day(days)}&timezone=Europe/Berlin`);
  return {
    'slots of a month': slots(31),
    'slots of half a year': slots(180),
    events: get('/events'),
    'events, page 1000': get('/events?page=1000'),
    'events, canceled': get('/events?status=canceled'),
    'events of a type': get(`/events?event_type_id=${eventTypeId}`),
    'events to come': get(`/events?from=${day(0)}`),
    contacts: get('/contacts'),
    'contacts named by a part of a name': get('/contacts?query=itee 77'),
    'a booking': (address, round) => {
      const start = new Date(firstFree() + round * hourMillis).toISOString();
      const answers = { name: 'Ada', email: `ada${round}@example.com` };
      const body = JSON.stringify({ event_type_id: eventTypeId, start, timezone: 'UTC', answers });
      return fetch(`${address}/v1/events`, { method: 'POST', headers, body });
    },
  };
}

/** Returns a time after the last meeting that `fill` adds, on the grid of a host who is open at all hours. */
function firstFree(): number {
  return Date.UTC(new Date().getUTCFullYear() + 2, 0, 1);
}

/** The account that is filled in, and its key. */
type FilledAccount = { readonly key: string; readonly eventTypeId: number };

/**
 * Fills tables of the older release, using only columns that it has: a host who is open at all hours, and half an hour
 * of each hour until next year, one in fifty canceled, most in the past.
 */
async function fill({ db }: Pick<Store, 'db'>): Promise<FilledAccount> {
  const [accountId, userId, eventTypeId] = [7, 7, 700];
  const key = createApiKey();
  const allDay = JSON.stringify([{ start: '00:00', end: '24:00' }]);
  await sql`
    with account as (insert into accounts (id, name, created_at) values (${accountId}, 'Large', now())),
    host as (
      insert into users (account_id, id, first_name, last_name, email, timezone, created_at, updated_at)
      values (${accountId}, ${userId}, 'Grace', 'Hopper', 'grace@example.com', 'UTC', now(), now())
    ),
    handle as (insert into handles (account_id, username, user_id) values (${accountId}, 'grace', ${userId})),
    key as (
      insert into api_keys (hash, account_id, user_id, last_four, created_at)
      values (${hashApiKey(key)}, ${accountId}, ${userId}, ${key.slice(-4)}, now())
    ),
    schedule as (
      insert into availabilities (account_id, name, timezone, is_default, hours, created_at, updated_at)
      select ${accountId}, 'Always', 'UTC', true, jsonb_object_agg(day, ${allDay}::jsonb), now(), now()
      from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) as day
    ),
    type as (
      insert into event_types (account_id, id, host_id, title, slug, created_at, updated_at)
      values (${accountId}, ${eventTypeId}, ${userId}, 'Call', 'call', now(), now())
    )
    insert into booking_form_fields (account_id, event_type_id, identifier, label, type, is_required, position)
    values (${accountId}, ${eventTypeId}, 'name', 'Name', 'text', true, 0),
      (${accountId}, ${eventTypeId}, 'email', 'Email', 'email', true, 1)`.execute(db);
  await sql`
    insert into contacts (account_id, id, name, email, timezone, created_at, updated_at)
    select ${accountId}, md5('contact' || n)::uuid, 'Invitee ' || n, 'invitee' || n || '@example.com', 'UTC',
      timestamptz '2020-01-01Z' + n * interval '20 minutes', now()
    from generate_series(1, ${contacts}::integer) as n`.execute(db);
  const last = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1)).toISOString();
  await sql`
    insert into events (
      account_id, id, event_type_id, host_id, contact_id, status, starts_at, ends_at, busy_from, busy_to, invitee_name,
      invitee_email, timezone, guests, answers, metadata, ics_uid, created_at, updated_at
    )
    select ${accountId}, md5('event' || n)::uuid, ${eventTypeId}, ${userId},
      md5('contact' || n % ${contacts}::integer + 1)::uuid, case when n % 50 = 0 then 'canceled' else 'confirmed' end,
      at, at + interval '30 minutes', at, at + interval '30 minutes', 'Invitee', 'invitee@example.com', 'UTC', '{}',
      '{"name": "Invitee", "email": "invitee@example.com"}', '{}', 'uid-' || n, now(), now()
    from generate_series(1, ${events}::integer) as n,
      lateral (select ${last}::timestamptz - n * interval '1 hour') as made (at)`.execute(db);
  await sql`vacuum analyze`.execute(db);
  return { key, eventTypeId };
}

async function copyOf(databaseUrl: string): Promise<string> {
  const copy = new URL(databaseUrl);
  const name = copy.pathname.slice(1);
  copy.pathname = `/${name}_copy`;
  await onServer((client) => client.query(`create database "${name}_copy" template "${name}"`));
  return copy.href;
}

async function onServer(run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await run(client).finally(() => client.end());
}

function print(line: string): void {
  process.stdout.write(line);
}
