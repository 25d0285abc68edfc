import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMinutes } from '../../time/index.ts';
import { deliveriesOf, makeWebhook, mondayMorning, openReceiver, openService } from '../testing/index.ts';

const service = await openService();
const daysOfSilence = 3;

beforeEach(() => service.holdClock(mondayMorning));
// Deliveries of one test must not reach the next.
afterEach(async () => {
  await service.store.db.deleteFrom('deliveries').execute();
});

test('sends one message at a time after three timeouts', async () => {
  const { outbox, messages } = await silentReceiver(20);
  const rounds: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    rounds.push(await outbox.runDue());
    passMinutes(60);
  }
  expect([rounds[0], rounds.slice(1)]).toEqual([4, [1, 1, 1]]);
  expect(messages).toHaveLength(7);
});

test('backs off longer after each timeout', async () => {
  const { outbox } = await silentReceiver(20);
  await outbox.runDue();
  const rests: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const before = service.clock();
    while ((await outbox.runDue()) === 0) passMinutes(0.25);
    rests.push((service.clock() - before) / 60_000);
  }
  expect(rests).toEqual([...rests].sort((a, b) => a - b));
  expect([rests[0], rests.at(-1)]).toEqual([0.5, 60]);
});

test('resets the backoff after any response', async () => {
  const { outbox, answer } = await silentReceiver(20);
  await outbox.runDue();
  passMinutes(60);
  answer(() => ({ status: 500 }));
  await outbox.runDue();
  expect(await outbox.runDue()).toBe(4);
});

test('retries refusals without backoff', async () => {
  const { outbox, answer } = await silentReceiver(20);
  answer(() => ({ status: 503 }));
  expect([await outbox.runDue(), await outbox.runDue(), await outbox.runDue()]).toEqual([4, 4, 4]);
});

test('sends a test message during a backoff', async () => {
  const { outbox, host, webhook } = await silentReceiver(20);
  await outbox.runDue();
  expect(await outbox.runDue()).toBe(0);
  await service.send(host, `POST /webhooks/${webhook.id}/test`);
  expect(await outbox.runDue()).toBe(1);
});

test('sends at once to a webhook that was changed during a backoff', async () => {
  const { outbox, host, webhook, answer } = await silentReceiver(20);
  await outbox.runDue();
  expect(await outbox.runDue()).toBe(0);
  answer(() => ({ status: 200 }));
  await service.send(host, `PUT /webhooks/${webhook.id}`, { url: 'https://example.org/repaired' });
  expect(await outbox.runDue()).toBeGreaterThan(0);
});

test('pauses a webhook after three days of timeouts', async () => {
  const { outbox, host, webhook } = await silentReceiver(3);
  const pausedAt = addMinutes(service.clock(), daysOfSilence * 24 * 60);
  while (await isActive(host, webhook)) {
    await outbox.runDue();
    passMinutes(30);
  }
  expect(service.clock()).toBeGreaterThan(pausedAt);
  const waiting = (await deliveriesOf(service, host, webhook)).filter(({ status }: Delivery) => status === 'pending');
  expect(waiting.length).toBeGreaterThan(0);
  for (const { failure_reason, next_try_at } of waiting) {
    expect([failure_reason, next_try_at]).toEqual(['webhook_silent', null]);
  }
});

test('sends waiting messages once the webhook is active again', async () => {
  const { outbox, host, webhook, answer, messages } = await silentReceiver(3);
  while (await isActive(host, webhook)) {
    await outbox.runDue();
    passMinutes(30);
  }
  answer(() => ({ status: 200 }));
  messages.length = 0;
  await service.send(host, `PUT /webhooks/${webhook.id}`, { is_active: true });
  while ((await outbox.runDue()) > 0);
  expect(messages.length).toBeGreaterThan(0);
  expect((await deliveriesOf(service, host, webhook)).every(({ status }: Delivery) => status !== 'pending')).toBe(true);
});

test.each([
  ['nothing', () => Promise.reject(new DOMException('Too late.', 'TimeoutError')), 'timeout'],
  ['a refused connection', () => Promise.reject(new Error('ECONNREFUSED')), 'unreachable'],
  ['500', () => ({ status: 500 }), 'unexpected_status'],
  ['410', () => ({ status: 410 }), 'webhook_gone'],
  ['200', () => ({ status: 200 }), null],
])('records the failure reason of a delivery to %s', async (_what, respond, reason) => {
  const { outbox, host, webhook, answer } = await silentReceiver(1);
  if (reason !== 'timeout') answer(respond);
  await outbox.runDue();
  expect((await deliveriesOf(service, host, webhook))[0].failure_reason).toBe(reason);
});

test('records that nothing is sent to an address that is no longer allowed', async () => {
  const { outbox, host, webhook, messages } = await silentReceiver(1);
  const update = service.store.db.updateTable('webhooks').set({ url: 'http://10.0.0.1/hook' });
  await update.where('id', '=', webhook.id).execute();
  await outbox.runDue();
  expect((await deliveriesOf(service, host, webhook))[0].failure_reason).toBe('refused_address');
  expect(messages).toEqual([]);
});

type Delivery = { readonly status: string };

/** Opens a receiver that never responds, with this many messages to one webhook due. */
async function silentReceiver(deliveries: number) {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  for (let count = 0; count < deliveries; count += 1) await service.send(host, `POST /webhooks/${webhook.id}/test`);
  const receiver = openReceiver(service, { attemptMillis: 5 });
  receiver.answer(() => new Promise(() => undefined));
  return { host, webhook, ...receiver };
}

async function isActive(host: Awaited<ReturnType<typeof service.account>>, { id }: { readonly id: number }) {
  return (await service.send(host, `GET /webhooks/${id}`)).body.data.is_active;
}

function passMinutes(minutes: number): void {
  service.holdClock(new Date(addMinutes(service.clock(), minutes)).toISOString());
}
