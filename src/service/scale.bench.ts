import { sql } from 'kysely';
import { Client } from 'pg';
import { test } from 'vitest';
import { openStore, type Store } from './store/index.ts';
import {
  ada,
  explain,
  fillAccount,
  openService,
  type Statement,
  scale,
  statementsOf,
  type TestAccount,
} from './testing/index.ts';

const runs = 15;

test('responds within milliseconds for a large account', { timeout: 600_000 }, async () => {
  const service = await openService();
  const account = await service.account({ eventType: { booking_frequency_limits: JSON.stringify({ week: 200 }) } });
  // Filling a large account takes minutes, longer than a request may.
  const fillStore = await openStore({ databaseUrl: service.databaseUrl, queryTimeoutMillis: 0 });
  await fillAccount(fillStore, account);
  await mergeSome(fillStore, account);
  await fillStore.close();
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  print(`\n${scale.events} events, ${scale.contacts} contacts of one account\n`);
  const { eventTypeId, userId } = account;
  const contact = (await service.send(account, 'GET /contacts?per_page=1&page=500')).body.data.data[0];
  const range = (start: string, end: string) => `start=${start}&end=${end}&timezone=Europe/Berlin`;
  const paths = {
    'slots of a month': `/event-types/${eventTypeId}/slots?${range('2026-03-01', '2026-03-31')}`,
    'slots of a year': `/event-types/${eventTypeId}/slots?${range('2026-03-01', '2027-03-01')}`,
    'open hours of a month': `/users/${userId}/availability-windows?${range('2026-03-01', '2026-03-31')}`,
    events: '/events',
    'events, page 1000': '/events?page=1000',
    'events, the last page': `/events?page=${scale.events / 100}&per_page=100`,
    'events, confirmed': '/events?status=confirmed',
    'events, canceled': '/events?status=canceled',
    'events of a type': `/events?event_type_id=${eventTypeId}`,
    'events of a type, canceled': `/events?event_type_id=${eventTypeId}&status=canceled`,
    'events of a contact': `/events?contact_id=${contact.id}`,
    'events of a contact, canceled': `/events?contact_id=${contact.id}&status=canceled`,
    'events of a day': '/events?from=2026-03-02&to=2026-03-02',
    'events of a year': '/events?from=2025-01-01&to=2025-12-31',
    'events to come, of a type': `/events?from=2026-03-02&event_type_id=${eventTypeId}`,
    'events to come, in the console': '/events?status=confirmed&from=2026-03-02T06:00:00Z&order=asc&per_page=30',
    'events found by a name that all have': '/events?q=invitee&per_page=30',
    'events found by a name': '/events?q=39999&per_page=30',
    'events found by an address': '/events?q=invitee39999&per_page=30',
    contacts: '/contacts',
    'contacts, in the console': '/contacts?per_page=30',
    'contacts, the last page': `/contacts?page=${scale.contacts / 100}&per_page=100`,
    'contacts named by an address': `/contacts?query=${contact.email}`,
    'contacts named by a part of a name': `/contacts?query=${contact.name.slice(2, 7).toUpperCase()}`,
    'contacts named by two letters': '/contacts?query=xa',
    'contacts named by one letter': '/contacts?query=7',
    'contacts named by what all have': '/contacts?query=example.com',
    'contacts that are none': '/contacts?query=nobody-is-called-this',
    'contacts that are none, two letters': '/contacts?query=zz',
  };
  for (const [what, path] of Object.entries(paths)) {
    await measure(what, () => service.send(account, `GET ${path}`), client);
  }
  let booked = 0;
  const book = () => {
    booked += 1;
    const at = new Date(Date.UTC(2028, 0, 3 + 7 * Math.floor(booked / 5) + (booked % 5), 9));
    return service.book(account, at.toISOString(), { answers: { ...ada, email: contact.email } });
  };
  await measure('a booking', book, client);
  await client.end();
});

/** Merges a few hundred contacts into one, so that searches find former addresses too. */
async function mergeSome({ db }: Store, { accountId }: TestAccount): Promise<void> {
  await sql`
    update contacts former set merged_into = kept.id, created_at = kept.created_at, name = ''
    from contacts kept
    where former.account_id = ${accountId} and kept.account_id = ${accountId}
      and former.id in (select md5('contact' || n * 200)::uuid from generate_series(1, 500) as n)
      and kept.id = (select md5('contact1')::uuid)`.execute(db);
}

type SendRequest = () => Promise<{ readonly status: number }>;

async function measure(what: string, request: SendRequest, client: Client): Promise<void> {
  await request();
  const millis: number[] = [];
  let statements: Statement[] = [];
  for (let time = 0; time < runs; time += 1) {
    const from = performance.now();
    statements = await statementsOf(async () => {
      const { status } = await request();
      if (status >= 300) throw new Error(`${what} failed with status ${status}.`);
    });
    millis.push(performance.now() - from);
  }
  millis.sort((a, b) => a - b);
  const [median, slowest] = [millis[Math.floor(runs / 2)] ?? 0, millis.at(-1) ?? 0];
  print(`${what.padEnd(38)} ${median.toFixed(1).padStart(7)} ms, at most ${slowest.toFixed(1).padStart(7)} ms\n`);
  for (const plan of await explain(client, statements)) print(`    ${plan}\n`);
}

function print(line: string): void {
  process.stdout.write(line);
}
