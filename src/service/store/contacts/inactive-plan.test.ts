import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { addMonthsInUtc } from '../../../time/index.ts';
import { explain, openService, statementsOf } from '../../testing/index.ts';

const service = await openService();
const { db } = service.store;
const account = await service.account();
const { accountId } = account;
const { id: eventId } = (await service.book(account, '2026-03-03T09:00:00+01:00')).body.data;
// Ten contacts are old, and all have one event.
await sql`
  insert into contacts (account_id, id, name, email, timezone, created_at, updated_at)
  select ${accountId}::int, md5(n::text)::uuid, 'Ada', n || '@example.com', 'UTC', moment, moment
  from generate_series(1, 5000) as n
  cross join lateral (select timestamptz '2026-02-01' - case when n <= 10 then interval '2 years' else '0' end) as at (moment)
  `.execute(db);
await sql`
  insert into events (account_id, id, event_type_id, host_id, meeting_id, contact_id, starts_at, ends_at, invitee_name,
    invitee_email, timezone, answers, ics_uid, created_at, updated_at)
  select event.account_id, contact.id, event_type_id, host_id, meeting_id, contact.id, contact.created_at,
    contact.created_at + interval '1 hour', invitee_name, invitee_email, event.timezone, answers, ics_uid,
    contact.created_at, contact.created_at
  from events as event, contacts as contact
  where event.account_id = ${accountId} and event.id = ${eventId} and contact.account_id = ${accountId}
    and contact.name = 'Ada'`.execute(db);
for (const table of ['events', 'contacts']) await sql`vacuum analyze ${sql.table(table)}`.execute(db);

const client = new Client({ connectionString: service.databaseUrl });
await client.connect();
afterAll(() => client.end());
const now = service.clock();

test('looks only at contacts who may be inactive, and at their events, by index', async () => {
  const inactiveSince = addMonthsInUtc(now, -12);
  const statements = await statementsOf(async () => {
    const { ids } = await service.store.findInactiveContacts({ accountId, inactiveSince, limit: 200, now });
    expect(ids).toHaveLength(10);
  });
  const scans = await explain(client, statements, /^\s*select/i);
  expect(scans.join('\n')).toContain('contacts_by_activity');
  expect(scans.join('\n')).toContain('events_contact');
  expect(scans.filter((scan) => scan.includes('ALL OF'))).toEqual([]);
});

test('lists and counts inactive contacts by index', async () => {
  const statements = await statementsOf(async () => {
    const { body } = await service.send(account, 'GET /contacts?inactive_months=12&per_page=1');
    expect([body.data.data.length, body.data.total]).toEqual([1, 10]);
  });
  const scans = await explain(client, statements);
  expect(scans.filter((scan) => /contacts_(newest|by_activity)/.test(scan))).toHaveLength(2); // the page, and the count
  expect(scans.filter((scan) => scan.includes('ALL OF'))).toEqual([]);
});

test('does not look again at contacts who were active until they can be inactive', async () => {
  const inactiveSince = addMonthsInUtc(now, -12);
  const search = { accountId, inactiveSince, limit: 200, now };
  await db.updateTable('events').set({ starts_at: '2026-02-20T09:00:00Z', ends_at: '2026-02-20T10:00:00Z' }).execute();
  expect((await service.store.findInactiveContacts(search)).ids).toEqual([]);
  const rows = db.selectFrom('contacts').select('active_until').where('active_until', 'is not', null);
  expect(await rows.execute()).toHaveLength(10);
  const statements = await statementsOf(async () => void (await service.store.findInactiveContacts(search)));
  expect(await explain(client, statements, /^\s*select/i)).toEqual([expect.not.stringContaining('ALL OF')]);
});
