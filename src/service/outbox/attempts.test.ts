import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliveriesOf, makeWebhook, mondayMorning, openReceiver, openService } from '../testing/index.ts';

const service = await openService();
const ten = '2026-03-03T10:00:00+01:00';

beforeEach(() => service.holdClock(mondayMorning));
// Deliveries of one test must not reach the next.
afterEach(async () => {
  await service.store.db.deleteFrom('deliveries').execute();
});

test('attempts a failing message ten times over three days', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const { outbox, messages, reports, answer } = openReceiver(service);
  answer(() => ({ status: 500 }));
  await service.book(host, ten);
  const waits: number[] = [];
  for (let tries = 1; tries <= 10; tries += 1) {
    expect(await outbox.runDue()).toBe(1);
    const [delivery] = await deliveriesOf(service, host, webhook);
    if (delivery.next_try_at === null) break;
    waits.push((Date.parse(delivery.next_try_at) - service.clock()) / 1000);
    service.holdClock(delivery.next_try_at);
  }
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  expect(new Set(messages.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
  expect(new Set(messages.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
  expect(reports.map(({ outcome }) => outcome)).toEqual([...Array(9).fill('retried'), 'failed']);
  const [delivery] = await deliveriesOf(service, host, webhook);
  expect(delivery).toMatchObject({ status: 'failed', tries: 10, response_status: 500, next_try_at: null });
});

test('does not retry a delivery early', async () => {
  const host = await service.account();
  await makeWebhook(service, host);
  const { outbox, answer } = openReceiver(service);
  answer(() => ({ status: 500 }));
  await service.book(host, ten);
  await outbox.runDue();
  service.holdClock('2026-03-02T08:00:04.999+01:00');
  expect(await outbox.runDue()).toBe(0);
});

test.each([
  [200, 'succeeded'],
  [299, 'succeeded'],
  [302, 'pending'],
  [400, 'pending'],
  [500, 'pending'],
])('treats a delivery with a response of %i as %s', async (status, expected) => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const { outbox, answer } = openReceiver(service);
  answer(() => ({ status }));
  await service.book(host, ten);
  await outbox.runDue();
  const [delivery] = await deliveriesOf(service, host, webhook);
  expect([delivery.status, delivery.tries, delivery.response_status]).toEqual([expected, 1, status]);
});

test('retries when there is no response', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const { outbox, answer } = openReceiver(service);
  answer(() => Promise.reject(new Error('ECONNREFUSED')));
  await service.book(host, ten);
  await outbox.runDue();
  const [delivery] = await deliveriesOf(service, host, webhook);
  expect([delivery.status, delivery.response_status, delivery.next_try_at]).toEqual([
    'pending',
    null,
    '2026-03-02T07:00:05+00:00',
  ]);
});

test('pauses a webhook and its deliveries after a 410', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const { outbox, answer } = openReceiver(service);
  answer(() => ({ status: 500 }));
  await service.book(host, ten);
  await outbox.runDue();
  answer(() => ({ status: 410 }));
  await service.book(host, '2026-03-03T11:00:00+01:00');
  await outbox.runDue();
  expect((await service.send(host, `GET /webhooks/${webhook.id}`)).body.data.is_active).toBe(false);
  const deliveries = await deliveriesOf(service, host, webhook);
  expect(deliveries.map(({ status, next_try_at }: Delivery) => [status, next_try_at]).sort()).toEqual([
    ['failed', null],
    ['pending', null],
  ]);
});

test('sends waiting deliveries when a webhook is active again', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const { outbox, messages } = openReceiver(service);
  await service.book(host, ten);
  await service.send(host, `PUT /webhooks/${webhook.id}`, { is_active: false });
  expect(await outbox.runDue()).toBe(0);
  await service.send(host, `PUT /webhooks/${webhook.id}`, { is_active: true, url: 'https://hook.example/new' });
  expect(await outbox.runDue()).toBe(1);
  expect(messages.map(({ url }) => url)).toEqual(['https://hook.example/new']);
});

test('does not create messages while a webhook is paused', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const { outbox } = openReceiver(service);
  const activate = (is_active: boolean) => service.send(host, `PUT /webhooks/${webhook.id}`, { is_active });
  await activate(false);
  await service.book(host, ten);
  await activate(true);
  expect(await outbox.runDue()).toBe(0);
  expect(await deliveriesOf(service, host, webhook)).toEqual([]);
});

test('stops attempts once a webhook is paused', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const { outbox, answer } = openReceiver(service);
  answer(async () => {
    await service.send(host, `PUT /webhooks/${webhook.id}`, { is_active: false });
    return { status: 500 };
  });
  await service.book(host, ten);
  await outbox.runDue();
  const [delivery] = await deliveriesOf(service, host, webhook);
  expect([delivery.status, delivery.next_try_at]).toEqual(['pending', null]);
});

test('delays the next attempt by Retry-After', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const { outbox, answer } = openReceiver(service);
  answer(() => ({ status: 429, retryAfter: '3600' }));
  await service.book(host, ten);
  await outbox.runDue();
  expect((await deliveriesOf(service, host, webhook))[0].next_try_at).toBe('2026-03-02T08:00:00+00:00');
});

test('resolves the host name again for every attempt', async () => {
  const host = await service.account();
  const webhook = await makeWebhook(service, host);
  const responses = [['93.184.215.14'], ['169.254.169.254']];
  const { outbox, messages, answer } = openReceiver(service, { resolve: async () => responses.shift() ?? [] });
  answer(() => ({ status: 500 }));
  await service.book(host, ten);
  await outbox.runDue();
  service.holdClock('2026-03-02T08:01:00+01:00');
  expect(await outbox.runDue()).toBe(1);
  expect([messages.length, responses.length]).toEqual([1, 0]);
  expect((await deliveriesOf(service, host, webhook))[0]).toMatchObject({ tries: 2, response_status: null });
});

type Delivery = { readonly status: string; readonly tries: number; readonly next_try_at: string | null };
