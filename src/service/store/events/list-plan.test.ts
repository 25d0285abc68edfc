import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { explain, makeMail, makeMember, openService, ownerOf, statementsOf } from '../../testing/index.ts';

const service = await openService();
const { db } = service.store;
const account = await service.account();
const { accountId } = account;
const colleagueId = await makeMember(service.store, accountId, 'member');
const { id } = (await service.book(account, '2026-03-03T09:00:00+01:00')).body.data;
await makeMail(service.store, { accountId, eventId: id });
await sql`
  insert into events (account_id, id, event_type_id, host_id, meeting_id, starts_at, ends_at, invitee_name,
    invitee_email, timezone, answers, ics_uid, created_at, updated_at)
  select account_id, md5(n::text)::uuid, event_type_id, host_id, meeting_id, starts_at + n * interval '1 hour',
    ends_at + n * interval '1 hour', invitee_name, invitee_email, timezone, answers, ics_uid, created_at, updated_at
  from events, generate_series(1, 5000) as n where account_id = ${accountId} and id = ${id}`.execute(db);
await sql`
  insert into deliveries (account_id, id, recipient, kind, payload, status, about_event, created_at, updated_at)
  select account_id, id, 'invitee', 'event.created', repeat('x', 600), 'succeeded', id, starts_at, updated_at
  from events where account_id = ${accountId} and id <> ${id}`.execute(db);
for (const table of ['events', 'deliveries']) await sql`vacuum analyze ${sql.table(table)}`.execute(db);

const client = new Client({ connectionString: service.databaseUrl });
await client.connect();
afterAll(() => client.end());

test.each([
  ['events of a host who has none', `/events?host_id=${colleagueId}`, 'events_by_host'],
  ['events with an outcome that none has', '/events?outcome=no_show', 'events_by_outcome'],
  ['a page of mail', '/mails', 'deliveries_mails'],
  ['mail that has not arrived', '/mails?undelivered=true', 'deliveries_undelivered'],
])('finds %s by an index of their own', async (_, path, index) => {
  const statements = await statementsOf(async () => void (await service.send(account, `GET ${path}`)));
  const scans = await explain(client, statements);
  expect(scans.filter((scan) => scan.includes(index))).toHaveLength(2); // the page, and the count
  expect(scans.filter((scan) => scan.includes('ALL OF'))).toEqual([]);
});

test('reads each part of a table of events by the index of starts, however many are before it', async () => {
  const request = new Request('http://service.test/v1/events.csv');
  const download = async () => (await service.fetch(request, { session: ownerOf(account) })).arrayBuffer();
  const statements = await statementsOf(async () => void (await download()));
  const parts = statements.filter(({ text }) => text.includes('(event.starts_at, event.id) <'));
  expect(parts).toHaveLength(10);
  const scans = await explain(client, parts.slice(-1));
  expect(scans.filter((scan) => scan.includes('events_by_start'))).toHaveLength(1);
  expect(scans.filter((scan) => scan.includes('ALL OF'))).toEqual([]);
});
