import { expect, test } from 'vitest';
import { makeWebhook, openService, type TestAccount } from '../../../testing/index.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { readQueues } from './delivery-queues.ts';

const service = await openService();
const { db } = service.store;

/** An account, and a delivery to its webhook that is due. */
async function openAccount() {
  const account = await service.account();
  const webhook = await makeWebhook(service, account);
  await service.book(account, '2026-03-03T10:00:00+01:00');
  const deliveries = db.selectFrom('deliveries').select('id').where('account_id', '=', account.accountId);
  const { id } = await deliveries.executeTakeFirstOrThrow();
  return { account, webhook, id };
}

/** Pauses the webhooks of an account without changing what waits, as if a booking wrote that afterwards. */
async function pause({ accountId }: TestAccount): Promise<void> {
  await db.updateTable('webhooks').set({ is_active: false }).where('account_id', '=', accountId).execute();
}

async function readWaiting({ accountId }: TestAccount): Promise<string[]> {
  const queues = await readQueues(db, { accountId, channel: 'webhook', version: 0 });
  return queues.flatMap(({ waiting }) => waiting.map(({ id }) => id));
}

async function claim({ accountId }: TestAccount, id: string): Promise<string[]> {
  const search = { channel: 'webhook', now: service.clock(), limit: 1, claimSeconds: 20, random: () => 0 } as const;
  const account = { accountId, channel: 'webhook', version: 0 } as const;
  return (await claimDeliveries(db, { accountId: account.accountId, ids: [id], search })).map((claimed) => claimed.id);
}

test('lists a delivery written after its webhook was paused only once the webhook is active again', async () => {
  const { account, webhook, id } = await openAccount();
  await pause(account);
  expect(await readWaiting(account)).toEqual([]);
  await service.send(account, `PUT /webhooks/${webhook.id}`, { is_active: true });
  expect(await readWaiting(account)).toEqual([id]);
});

test('does not claim a delivery whose webhook was paused since it was chosen', async () => {
  const { account, id } = await openAccount();
  await pause(account);
  expect(await claim(account, id)).toEqual([]);
  await db.updateTable('webhooks').set({ is_active: true }).where('account_id', '=', account.accountId).execute();
  expect(await claim(account, id)).toEqual([id]);
});
