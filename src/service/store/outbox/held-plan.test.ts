import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { explain, makeWebhook, openService, statementsOf } from '../../testing/index.ts';

const service = await openService();
const { db } = service.store;

test('changes an active webhook without reading what was sent to it', async () => {
  const account = await service.account();
  const { id } = await makeWebhook(service, account);
  await sql`
    insert into deliveries (account_id, id, recipient, webhook_id, kind, payload, status, created_at, updated_at)
    select ${account.accountId}::bigint, md5(n::text)::uuid, 'webhook', ${id}::bigint, 'event.created',
      repeat('x', 600), 'succeeded', now(), now()
    from generate_series(1, 5000) as n`.execute(db);
  await sql`vacuum analyze deliveries`.execute(db);
  const request = { events: ['event.canceled'] };
  const statements = await statementsOf(async () => void (await service.send(account, `PUT /webhooks/${id}`, request)));
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  const scans = await explain(client, statements);
  await client.end();
  expect(scans).toEqual([expect.stringContaining('deliveries_held')]);
});
