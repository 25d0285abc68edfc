import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWebhook, mondayMorning, openReceiver, openService, type TestAccount } from '../testing/index.ts';

const service = await openService();
const placesOfAccount = 6;
const placesOfProcess = 32;

beforeEach(() => service.holdClock(mondayMorning));
// Deliveries of one test must not reach the next.
afterEach(async () => {
  await service.store.db.deleteFrom('deliveries').execute();
  await service.store.db.deleteFrom('due_accounts').execute();
});

test('limits the attempts of one account', async () => {
  const host = await accountWith({ webhooks: 10, deliveries: 10 });
  const first = await claim();
  expect([first.length, (await claim()).length]).toEqual([placesOfAccount, 0]);
  expect(first.every(({ accountId }) => accountId === host.accountId)).toBe(true);
});

test('states the attempt limits in the README', async () => {
  const readme = await readFile('README.md', 'utf8');
  await accountWith({ webhooks: 1, deliveries: 10 });
  const ofWebhook = (await claim()).length;
  expect(readme.replace(/\s+/g, ' ')).toContain(
    `at most ${placesOfAccount} messages to webhooks on their way at once, ${ofWebhook} of them to the same webhook`,
  );
});

test('counts an account’s attempts over all processes', async () => {
  await accountWith({ webhooks: 10, deliveries: 10 });
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim()));
  expect(claims.flat()).toHaveLength(placesOfAccount);
});

test('does not delay other accounts while one is busy', async () => {
  const busy = await accountWith({ webhooks: 6, deliveries: 200 });
  const quiet = await accountWith({ webhooks: 1, deliveries: 1 });
  const deliveries = await claim();
  const of = ({ accountId }: TestAccount) => deliveries.filter((delivery) => delivery.accountId === accountId).length;
  expect([of(busy), of(quiet)]).toEqual([placesOfAccount, 1]);
});

test('shares an account’s attempts among its webhooks', async () => {
  await accountWith({ webhooks: placesOfAccount, deliveries: 20 });
  const ids = (await claim()).map(({ id }) => id);
  const ofWebhooks = service.store.db.selectFrom('deliveries').select('webhook_id').distinct().where('id', 'in', ids);
  expect(await ofWebhooks.execute()).toHaveLength(placesOfAccount);
});

test('gives every account a turn before anyone’s third', async () => {
  const hosts = await Promise.all(Array.from({ length: 12 }, () => accountWith({ webhooks: 2, deliveries: 60 })));
  const turns = new Map(hosts.map(({ accountId }) => [accountId, 0]));
  while (Math.max(...turns.values()) < 3) {
    service.holdClock(new Date(service.clock() + 1000).toISOString());
    const deliveries = await claim(placesOfProcess);
    for (const accountId of new Set(deliveries.map((delivery) => delivery.accountId))) {
      turns.set(accountId, (turns.get(accountId) ?? 0) + 1);
    }
    for (const delivery of deliveries) await finish(delivery);
  }
  expect(Math.min(...turns.values())).toBeGreaterThan(0);
});

test('starts a waiting attempt as soon as one ends', async () => {
  await accountWith({ webhooks: 2, deliveries: 20 });
  const [first] = await claim();
  if (!first) throw new Error('There was nothing to claim.');
  await finish(first);
  expect(await claim()).toHaveLength(1);
});

test('delivers everything once through several processes', async () => {
  const sizes = [1, 1, 3, 40, 90];
  for (const deliveries of sizes) await accountWith({ webhooks: 3, deliveries });
  const processes = [openReceiver(service), openReceiver(service), openReceiver(service)];
  for (;;) {
    const rounds = await Promise.all(processes.map(({ outbox }) => outbox.runDue()));
    if (rounds.every((count) => count === 0)) break;
  }
  const ids = processes.flatMap(({ messages }) => messages.map(({ headers }) => headers['webhook-id']));
  expect([ids.length, new Set(ids).size]).toEqual([3 * 135, 3 * 135]);
  expect(await service.store.countDue(service.clock())).toBe(0);
});

test('checks an account with nothing due only once', async () => {
  await accountWith({ webhooks: 1, deliveries: 1 });
  await service.store.db.deleteFrom('deliveries').execute();
  expect(await claim()).toEqual([]);
  const markedAccounts = service.store.db
    .selectFrom('due_accounts')
    .select('account_id')
    .where('look_at', 'is not', null);
  expect(await markedAccounts.execute()).toEqual([]);
});

test('finds due deliveries that older releases wrote', async () => {
  await accountWith({ webhooks: 1, deliveries: 1 });
  await service.store.db.updateTable('due_accounts').set({ look_at: null }).execute();
  expect(await claim()).toEqual([]);
  await service.store.markForgottenAccounts(service.clock());
  expect(await claim()).toHaveLength(1);
});

test('finds a delivery written during a check', async () => {
  const host = await accountWith({ webhooks: 1, deliveries: 1 });
  const { claimDue } = service.store;
  const claims = Array.from({ length: 5 }, () => claimDue({ ...search, now: service.clock(), limit: 20 }));
  const bookings = ['09', '10', '11', '12'].map((hour) => service.book(host, `2026-03-03T${hour}:00:00+01:00`));
  const deliveries = (await Promise.all(claims)).flat();
  await Promise.all(bookings);
  for (const delivery of deliveries) await finish(delivery);
  const { outbox, messages } = openReceiver(service);
  while ((await outbox.runDue()) > 0);
  expect(deliveries.length + messages.length).toBe(5);
});

const search = { channel: 'webhook', claimSeconds: 20, random: Math.random } as const;

function claim(limit = placesOfProcess) {
  return service.store.claimDue({ ...search, now: service.clock(), limit });
}

type ClaimedDelivery = Awaited<ReturnType<typeof claim>>[number];

async function finish(delivery: ClaimedDelivery): Promise<void> {
  const update = {
    status: 'succeeded',
    responseStatus: 200,
    responseText: null,
    failureReason: null,
    nextAttemptAt: null,
    pausesWebhook: false,
    isAborted: false,
    isUndeliverable: false,
  } as const;
  await service.store.finishAttempt({
    ...update,
    delivery,
    now: service.clock(),
  });
}

/** Creates an account in which each webhook has this many deliveries due. */
async function accountWith({ webhooks, deliveries }: Due): Promise<TestAccount> {
  const host = await service.account();
  for (let count = 0; count < webhooks; count += 1) {
    const { id } = await makeWebhook(service, host);
    await service.send(host, `POST /webhooks/${id}/test`);
    await sql`
      insert into deliveries (account_id, id, recipient, webhook_id, kind, payload, next_try_at, created_at, updated_at)
      select account_id, gen_random_uuid(), recipient, webhook_id, kind, payload, next_try_at, created_at, updated_at
      from deliveries cross join generate_series(2, ${deliveries}::integer)
      where webhook_id = ${id}`.execute(service.store.db);
  }
  return host;
}

type Due = { readonly webhooks: number; readonly deliveries: number };
