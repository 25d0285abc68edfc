import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeWebhook, openService, statementsOf, type TestAccount } from '../../testing/index.ts';

const service = await openService();
const { db } = service.store;

async function addPending({ accountId }: TestAccount, webhookId: number, count: number): Promise<void> {
  await sql`
    insert into deliveries (account_id, id, recipient, webhook_id, kind, payload, next_try_at, created_at, updated_at)
    select ${accountId}::bigint, md5(n::text)::uuid, 'webhook', ${webhookId}::bigint, 'event.created', '', now(), now(),
      now()
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
  await addPending(account, id, 5001);
  const activate = (is_active: boolean) => service.send(account, `PUT /webhooks/${id}`, { is_active });
  const statements = await statementsOf(async () => void (await activate(false)));
  expect(statements.filter(({ text }) => /^update "deliveries"/.test(text))).toHaveLength(2);
  expect(await countDue(account)).toBe(0);
  expect((await activate(true)).status).toBe(200);
  expect(await countDue(account)).toBe(5001);
});
