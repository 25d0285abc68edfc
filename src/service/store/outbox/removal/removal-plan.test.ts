import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { addMinutes } from '../../../../time/index.ts';
import { explain, openService, statementsOf } from '../../../testing/index.ts';

const service = await openService(() => ({ sendsMail: true }));
const { store } = service;

test('finds what to remove without reading everything that waits or has ended', async () => {
  const host = await service.account();
  const event = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
  await service.send(host, `POST /events/${event.id}/cancel`);
  await sql`
    insert into deliveries (account_id, id, recipient, kind, payload, status, next_try_at, created_at, updated_at)
    select ${host.accountId}::bigint, md5(n::text)::uuid, 'host', 'event.created', repeat('x', 600),
      case n % 2 when 0 then 'succeeded' else 'pending' end,
      case n % 2 when 0 then null else now() + interval '1 year' end, now(), now()
    from generate_series(1, 10000) as n`.execute(store.db);
  await sql`vacuum analyze deliveries`.execute(store.db);
  const statements = await statementsOf(async () => {
    await service.send(host, `DELETE /contacts/${event.contact_id}?events=erase`);
    await store.removeDeliveriesBefore(addMinutes(service.clock(), -1));
    await store.removeErasedDeliveries({ erasedSince: addMinutes(service.clock(), -1), now: service.clock() });
  });
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  const searches = statements.filter(({ text }) => /from deliveries as delivery|join deliveries/.test(text));
  const scans = await explain(client, searches, /^\s*(select|with)/i);
  await client.end();
  expect(scans).toEqual([
    expect.stringContaining('deliveries_about_event'),
    expect.stringContaining('deliveries_by_age'),
    expect.stringContaining('deliveries_counted'),
    expect.stringContaining('deliveries_about_event'),
  ]);
  expect(scans.filter((scan) => scan.includes('ALL OF deliveries'))).toEqual([]);
});
