import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { addMinutes, dayMinutes } from '../../../time/index.ts';
import { explain, openService, statementsOf } from '../../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));
const { store, clock } = service;

test('counts the emails of a day without reading older ones, nor reminders that are planned', async () => {
  const host = await service.account();
  const { accountId, userId } = host;
  const { id } = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
  const now = clock();
  await sql`
    insert into deliveries
      (account_id, id, recipient, kind, payload, status, next_try_at, about_event, created_at, updated_at)
    select ${accountId}::bigint, md5(n::text)::uuid, 'host', 'event.created', '{}',
      case when n % 2 = 0 then 'succeeded' else 'pending' end,
      case when n % 2 = 0 then null else timestamptz '2026-04-01' end, ${id}::uuid, '2026-02-20', '2026-02-20'
    from generate_series(1, 6000) as n`.execute(store.db);
  await sql`vacuum analyze deliveries`.execute(store.db);
  const sent = await statementsOf(async () => {
    const counts = await store.countMails({ accountId, since: addMinutes(now, -dayMinutes), now });
    expect(counts).toEqual({ sent: 0, failed: 0, waiting: 2, overdue: 0 });
    await store.findLastSample({ accountId, userId });
  });
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  const scans = await explain(client, sent);
  await client.end();
  const indexes = scans.map((scan) => /deliveries_\w+/.exec(scan)?.[0] ?? scan).sort();
  // Two indexes find what is due.
  const due = expect.stringMatching(/^deliveries_(by_queue|counted)$/);
  expect(indexes).toEqual([due, 'deliveries_samples', 'deliveries_sent', ...Array(2).fill('deliveries_undelivered')]);
});
