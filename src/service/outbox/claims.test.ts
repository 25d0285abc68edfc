import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliveriesOf, makeWebhook, mondayMorning, openReceiver, openService } from '../testing/index.ts';

const service = await openService();
const ten = '2026-03-03T10:00:00+01:00';

beforeEach(() => service.holdClock(mondayMorning));
// Deliveries of one test must not reach the next.
afterEach(async () => {
  await service.store.db.deleteFrom('deliveries').execute();
});

test('attempts each delivery once over two processes', async () => {
  const host = await service.account();
  const webhooks = [await makeWebhook(service, host), await makeWebhook(service, host)];
  const [first, second] = [openReceiver(service), openReceiver(service)];
  for (const hour of ['09', '10', '11', '12', '13', '14']) await service.book(host, `2026-03-03T${hour}:00:00+01:00`);
  let attempts = 0;
  do {
    const rounds = await Promise.all([first, second, first, second].map(({ outbox }) => outbox.runDue()));
    attempts = rounds.reduce((sum, count) => sum + count, 0);
  } while (attempts > 0);
  const ids = [...first.messages, ...second.messages].map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  expect((await deliveriesOf(service, host, webhooks[0])).every(({ tries }: Delivery) => tries === 1)).toBe(true);
});

test('never claims one delivery twice', async () => {
  const hosts = await Promise.all(Array.from({ length: 5 }, () => service.account()));
  for (const host of hosts) {
    for (let count = 1; count <= 4; count += 1) await makeWebhook(service, host);
    await service.book(host, ten);
  }
  const claims = await Promise.all(Array.from({ length: 12 }, () => claim()));
  const ids = claims.flat().map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
});

test('ignores the result of a process whose claim expired', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  await service.book(host, ten);
  const [delivery] = await claim();
  if (!delivery) throw new Error('There was nothing to claim.');
  await endClaims();
  service.holdClock('2026-03-02T08:00:30+01:00');
  expect(await claim()).toHaveLength(1);
  const update = {
    status: 'failed',
    responseStatus: 500,
    responseText: null,
    failureReason: 'timeout',
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
  expect((await deliveriesOf(service, host, webhook))[0]).toMatchObject({ status: 'pending', tries: 2 });
  const health = service.store.db.selectFrom('webhooks').select('timeouts').where('id', '=', webhook.id);
  expect(await health.executeTakeFirst()).toEqual({ timeouts: 0 });
});

test('delivers to other webhooks while one is slow', async () => {
  const [slow, quick] = [await service.account(), await service.account()];
  await makeWebhook(service, slow, { url: 'https://slow.example/' });
  const day = Array.from({ length: 16 }, (_, index) => 9 + index / 2);
  for (const hour of day) {
    const time = `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`;
    for (const date of ['03', '04']) await service.book(slow, `2026-03-${date}T${time}:00+01:00`);
  }
  await makeWebhook(service, quick, { url: 'https://quick.example/' });
  await service.book(quick, ten);
  const { outbox, messages } = openReceiver(service);
  await outbox.runDue();
  const sentTo = (host: string) => messages.filter(({ url }) => url.includes(host)).length;
  expect([sentTo('slow'), sentTo('quick')]).toEqual([4, 1]);
});

test('keeps claims only a little longer than an attempt', async () => {
  const host = await service.account();
  await makeWebhook(service, host);
  await service.book(host, ten);
  const { outbox, answer } = openReceiver(service);
  answer(async () => {
    const remainder = sql<{
      seconds: string;
    }>`select extract(epoch from claimed_until - now()) as seconds from deliveries`;
    const seconds = Number((await remainder.execute(service.store.db)).rows[0]?.seconds);
    return { status: seconds > 0 && seconds <= 20 ? 200 : 500 };
  });
  await outbox.runDue();
  expect(await service.store.db.selectFrom('deliveries').select('status').execute()).toEqual([{ status: 'succeeded' }]);
});

test('retries a killed process’s deliveries once its claims expire', async () => {
  const host = await service.account();
  await makeWebhook(service, host);
  await service.book(host, ten);
  const deliveries = await claim();
  const { outbox, messages } = openReceiver(service);
  service.holdClock('2026-03-02T08:00:21+01:00');
  expect([deliveries.length, await outbox.runDue()]).toEqual([1, 0]);
  await endClaims();
  service.holdClock('2026-03-02T08:00:42+01:00');
  expect(await outbox.runDue()).toBe(1);
  expect(messages[0]?.headers['webhook-id']).toBe(deliveries[0]?.id);
});

test('renews a claim only as long as it has not expired', async () => {
  const host = await service.account();
  await makeWebhook(service, host);
  await service.book(host, ten);
  const [delivery] = await claim();
  if (!delivery) throw new Error('There was nothing to claim.');
  const renew = () => service.store.renewClaim({ delivery, claimSeconds: 20 });
  await service.store.db.updateTable('deliveries').set({ claimed_until: sql`now() + interval '9 seconds'` }).execute();
  expect(await renew()).toBe(true);
  const isRenewed = sql<boolean>`claimed_until > now() + interval '10 seconds'`.as('isRenewed');
  expect(await service.store.db.selectFrom('deliveries').select(isRenewed).execute()).toEqual([{ isRenewed: true }]);
  await endClaims();
  expect(await renew()).toBe(false);
  service.holdClock('2026-03-02T08:00:30+01:00');
  expect(await claim()).toHaveLength(1);
  expect(await renew()).toBe(false);
});

test('respects claims when its own clock is ahead', async () => {
  const host = await service.account();
  await makeWebhook(service, host);
  await service.book(host, ten);
  expect(await claim()).toHaveLength(1);
  service.holdClock('2026-03-02T08:05:00+01:00');
  expect(await claim()).toEqual([]);
});

/** Claims like a process that is killed immediately. */
function claim() {
  return service.store.claimDue({
    channel: 'webhook',
    now: service.clock(),
    limit: 20,
    claimSeconds: 20,
    random: Math.random,
  });
}

/** Lets all claims expire, by the clock of the database. */
async function endClaims(): Promise<void> {
  await service.store.db.updateTable('deliveries').set({ claimed_until: sql`now()` }).execute();
}

type Delivery = { readonly status: string; readonly tries: number; readonly next_try_at: string | null };
