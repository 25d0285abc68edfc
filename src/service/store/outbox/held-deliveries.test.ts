import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { explain, makeWebhook, openService, statementsOf, type TestAccount } from '../../testing/index.ts';

const service = await openService();
const { db } = service.store;

/** Adds deliveries to a webhook; how many of them are pending. */
async function addDeliveries({ accountId }: TestAccount, webhookId: number, status: string, count: number) {
  const next = status === 'pending' ? sql`now()` : sql`null::timestamptz`;
  await sql`
    insert into deliveries (account_id, id, recipient, webhook_id, kind, payload, status, next_try_at, created_at, updated_at)
    select ${accountId}::bigint, md5(${status} || n || '-' || ${webhookId}::bigint)::uuid, 'webhook', ${webhookId}::bigint,
      'event.created', repeat('x', 600), ${status}, ${next}, now(), now()
    from generate_series(1, ${count}::integer) as n`.execute(db);
}

async function countDue({ accountId }: TestAccount): Promise<number> {
  const due = db.selectFrom('deliveries').select(({ fn }) => fn.countAll<number>().as('count'));
  const { count } = await due
    .where('account_id', '=', accountId)
    .where('next_try_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

test('holds and releases what waits for a webhook in several statements', async () => {
  const account = await service.account();
  const { id } = await makeWebhook(service, account);
  await addDeliveries(account, id, 'pending', 5001);
  const activate = (is_active: boolean) => service.send(account, `PUT /webhooks/${id}`, { is_active });
  const sent = await statementsOf(async () => void (await activate(false)));
  expect(sent.filter(({ text }) => /^update "deliveries"/.test(text))).toHaveLength(2);
  expect(await countDue(account)).toBe(0);
  expect((await activate(true)).status).toBe(200);
  expect(await countDue(account)).toBe(5001);
});

test('changes an active webhook without reading what was sent to it', async () => {
  const account = await service.account();
  const { id } = await makeWebhook(service, account);
  await addDeliveries(account, id, 'succeeded', 5000);
  await sql`vacuum analyze deliveries`.execute(db);
  const request = { events: ['event.canceled'] };
  const sent = await statementsOf(async () => void (await service.send(account, `PUT /webhooks/${id}`, request)));
  const client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  const scans = await explain(client, sent);
  await client.end();
  expect(scans).toEqual([expect.stringContaining('deliveries_held')]);
});
