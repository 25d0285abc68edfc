import { beforeEach, expect, test } from 'vitest';
import { deliveriesOf, makeWebhook, mondayMorning, openReceiver, openService } from '../../testing/index.ts';

const service = await openService();
const host = await service.account();
const { outbox, messages, answer } = openReceiver(service);
const unknown = '00000000-0000-4000-8000-000000000000';

beforeEach(() => {
  service.holdClock(mondayMorning);
  answer(() => ({ status: 204 }));
});

test('delivers a test message like any other', async () => {
  const webhook = await makeWebhook(service, host, { events: ['event.canceled'] });
  const { status, body } = await service.send(host, `POST /webhooks/${webhook.id}/test`);
  expect([status, body.data]).toMatchObject([201, { kind: 'webhook.test', status: 'pending', tries: 0 }]);
  await outbox.runDue();
  expect(messages.at(-1)?.headers['webhook-id']).toBe(body.data.id);
  expect(JSON.parse(messages.at(-1)?.body ?? '')).toEqual({
    type: 'webhook.test',
    timestamp: '2026-03-02T07:00:00+00:00',
    data: { webhook_id: webhook.id },
  });
});

test('shows the result of a delivery without its payload', async () => {
  const webhook = await makeWebhook(service, host);
  answer(() => ({ status: 503 }));
  await service.book(host, '2026-03-03T10:00:00+01:00');
  await outbox.runDue();
  const { status, body } = await service.send(host, `GET /webhooks/${webhook.id}/deliveries`);
  const [delivery] = body.data.data;
  expect([status, body.data.total]).toEqual([200, 1]);
  expect(delivery).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    kind: 'event.created',
    status: 'pending',
    tries: 1,
    response_status: 503,
    failure_reason: 'unexpected_status',
    next_try_at: '2026-03-02T07:00:05+00:00',
    created_at: '2026-03-02T07:00:00+00:00',
    updated_at: '2026-03-02T07:00:00+00:00',
  });
});

test('lists deliveries by page, newest first', async () => {
  const webhook = await makeWebhook(service, host);
  const ids: string[] = [];
  for (const minute of ['01', '03', '02']) {
    service.holdClock(`2026-03-02T08:${minute}:00+01:00`);
    ids.push((await service.send(host, `POST /webhooks/${webhook.id}/test`)).body.data.id);
  }
  const page = async (query: string) =>
    (await service.send(host, `GET /webhooks/${webhook.id}/deliveries?${query}`)).body.data;
  const [first, second, third] = ids;
  expect(idsIn(await page(''))).toEqual([second, third, first]);
  expect(await page('page=2&per_page=2')).toMatchObject({
    current_page: 2,
    per_page: 2,
    total: 3,
    data: [{ id: first }],
  });
  expect(idsIn(await page('page=9'))).toEqual([]);
});

test.each(['page=0', 'per_page=0', 'per_page=101', 'status=failed'])('refuses deliveries?%s', async (query) => {
  const webhook = await makeWebhook(service, host);
  expect((await service.send(host, `GET /webhooks/${webhook.id}/deliveries?${query}`)).status).toBe(422);
});

test('redelivers a delivered message under the same id', async () => {
  const webhook = await makeWebhook(service, host);
  const { id } = (await service.send(host, `POST /webhooks/${webhook.id}/test`)).body.data;
  await outbox.runDue();
  const { status, body } = await service.send(host, `POST /webhooks/${webhook.id}/deliveries/${id}/redeliver`);
  expect([status, body.data]).toMatchObject([200, { id, status: 'pending', tries: 1 }]);
  await outbox.runDue();
  expect(messages.slice(-2).map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  expect((await deliveriesOf(service, host, webhook))[0]).toMatchObject({ status: 'succeeded', tries: 2 });
});

test('makes a waiting delivery due immediately', async () => {
  const webhook = await makeWebhook(service, host);
  answer(() => ({ status: 500 }));
  const { id } = (await service.send(host, `POST /webhooks/${webhook.id}/test`)).body.data;
  await outbox.runDue();
  await service.send(host, `POST /webhooks/${webhook.id}/deliveries/${id}/redeliver`);
  expect(await outbox.runDue()).toBe(1);
  expect((await deliveriesOf(service, host, webhook))[0].next_try_at).toBe('2026-03-02T07:05:00+00:00');
});

test('never runs two attempts of one delivery at the same time', async () => {
  const webhook = await makeWebhook(service, host);
  const { id } = (await service.send(host, `POST /webhooks/${webhook.id}/test`)).body.data;
  let others = 0;
  answer(async () => {
    await service.send(host, `POST /webhooks/${webhook.id}/deliveries/${id}/redeliver`);
    others = await openReceiver(service).outbox.runDue();
    return { status: 204 };
  });
  await outbox.runDue();
  expect([others, (await deliveriesOf(service, host, webhook))[0].status]).toEqual([0, 'succeeded']);
});

test('refuses tests and redeliveries of a paused webhook', async () => {
  const webhook = await makeWebhook(service, host);
  const { id } = (await service.send(host, `POST /webhooks/${webhook.id}/test`)).body.data;
  await service.send(host, `PUT /webhooks/${webhook.id}`, { is_active: false });
  for (const path of ['test', `deliveries/${id}/redeliver`]) {
    const { status, body } = await service.send(host, `POST /webhooks/${webhook.id}/${path}`);
    expect([status, body.error.code]).toEqual([409, 'webhook_inactive']);
  }
});

test('changes only the secret when rotating it', async () => {
  const webhook = await makeWebhook(service, host);
  service.holdClock('2026-03-02T08:05:00+01:00');
  const { status, body } = await service.send(host, `POST /webhooks/${webhook.id}/rotate-secret`);
  const [secret, updated_at] = [expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/), '2026-03-02T07:05:00+00:00'];
  expect([status, body.data]).toEqual([200, { ...webhook, secret, updated_at }]);
  expect(body.data.secret).not.toBe(webhook.secret);
  expect((await service.send(host, `GET /webhooks/${webhook.id}`)).body).toEqual(body);
});

test.each([
  ['GET', 'deliveries'],
  ['POST', 'rotate-secret'],
  ['POST', 'test'],
] as const)('denies a foreign webhook and misses an unknown one: %s %s', async (method, path) => {
  const stranger = await service.account();
  const webhook = await makeWebhook(service, host);
  const codeOf = async (id: number) =>
    (await service.send(stranger, `${method} /webhooks/${id}/${path}`)).body.error.code;
  expect([await codeOf(webhook.id), await codeOf(2_147_483_647)]).toEqual(['access_denied', 'resource_not_found']);
});

test('redelivers only under the account and webhook of a delivery', async () => {
  const stranger = await service.account();
  const [mine, other] = [await makeWebhook(service, host), await makeWebhook(service, host)];
  const theirs = await makeWebhook(service, stranger);
  const { id } = (await service.send(host, `POST /webhooks/${mine.id}/test`)).body.data;
  const foreign = (await service.send(stranger, `POST /webhooks/${theirs.id}/test`)).body.data.id;
  const statusOf = async (webhookId: number, deliveryId: string) => {
    const { status } = await service.send(host, `POST /webhooks/${webhookId}/deliveries/${deliveryId}/redeliver`);
    return status;
  };
  expect([await statusOf(mine.id, id), await statusOf(other.id, id), await statusOf(mine.id, unknown)]).toEqual([
    200, 404, 404,
  ]);
  expect([
    await statusOf(mine.id, foreign),
    await statusOf(theirs.id, foreign),
    await statusOf(mine.id, 'abc'),
  ]).toEqual([403, 403, 404]);
});

test('deletes a webhook with its deliveries', async () => {
  const webhook = await makeWebhook(service, host);
  const { id } = (await service.send(host, `POST /webhooks/${webhook.id}/test`)).body.data;
  await service.send(host, `DELETE /webhooks/${webhook.id}`);
  const rows = await service.store.db.selectFrom('deliveries').select('id').where('id', '=', id).execute();
  expect(rows).toEqual([]);
});

function idsIn({ data }: { readonly data: readonly { readonly id: string }[] }): string[] {
  return data.map(({ id }) => id);
}
