import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createService } from '../create-service.ts';
import { openStore } from '../store/index.ts';
import {
  ada,
  instant,
  mondayMorning,
  openService,
  type Reply,
  type RequestOptions,
  request,
} from '../testing/index.ts';

const service = await openService();
const host = await service.account();
const webhook = { url: 'https://example.com/hook', events: ['event.created'] };
const ten = '2026-03-03T10:00:00+01:00';

afterEach(() => service.holdClock(mondayMorning));

test('books once and replays the response', async () => {
  const account = await service.account();
  const send = () => post('/v1/events', { key: account.key, name: 'booking', body: draftFor(account.eventTypeId) });
  const [first, again] = [await send(), await send()];
  expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
  expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([201, 'true', first.body]);
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
  expect((await service.send(account, 'GET /events')).body.data.total).toBe(1);
});

test('replays a final refusal', async () => {
  const account = await service.account();
  const body = { ...draftFor(account.eventTypeId), start: '2026-03-07T10:00:00+01:00' };
  const send = () => post('/v1/events', { key: account.key, name: 'refused', body });
  const [first, again] = [await send(), await send()];
  expect([first.status, first.body.error.reason]).toEqual([409, 'outside_hours']);
  expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([409, 'true', first.body]);
});

test('replays a validation error', async () => {
  const first = await post('/v1/webhooks', { name: 'wrong', body: '{' });
  const again = await post('/v1/webhooks', { name: 'wrong', body: '{' });
  const correction = await post('/v1/webhooks', { name: 'wrong', body: webhook });
  expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([400, 400, 'true']);
  expect(correction.body.error.code).toBe('idempotency_key_reused');
});

test('refuses another payload under the same key', async () => {
  const account = await service.account();
  const send = (body: object) => post('/v1/webhooks', { key: account.key, name: 'one', body });
  await send(webhook);
  const other = await send({ ...webhook, is_active: false });
  expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused']);
  expect((await service.send(account, 'GET /webhooks')).body.data).toHaveLength(1);
});

test('treats the same body on another path as another payload', async () => {
  const account = await service.account();
  const starts = [ten, '2026-03-03T11:00:00+01:00'];
  const events = await Promise.all(starts.map(async (start) => (await service.book(account, start)).body.data));
  const replies = [];
  for (const { id } of events) replies.push(await post(`/v1/events/${id}/cancel`, { key: account.key, name: 'off' }));
  expect(replies.map(({ status }) => status)).toEqual([200, 422]);
});

test('scopes a key to one account and one route', async () => {
  const stranger = await service.account();
  const title = { title: 'Call' };
  const replies = [
    await post('/v1/webhooks', { name: 'shared', body: webhook }),
    await post('/v1/webhooks', { name: 'shared', body: webhook, key: stranger.key }),
    await post('/v1/event-types', { name: 'shared', body: title }),
    await post('/v1/event-types', { name: 'Shared', body: title }),
  ];
  expect(replies.map(({ status, headers }) => [status, headers.get('idempotent-replayed')])).toEqual(
    Array(4).fill([201, null]),
  );
});

test('keeps the keys of pages and programs apart', async () => {
  const account = await service.account();
  const body = draftFor(account.eventTypeId);
  await post('/v1/events', { key: account.key, name: 'shared', body });
  const headers = { 'idempotency-key': 'shared', 'sched-acting-for': `event-types/${account.eventTypeId}` };
  const { body: response } = await service.request('/v1/events', { trusted: true, headers, body });
  expect(response.error.reason).toBe('taken');
});

test('carries out one of many concurrent requests', async () => {
  const account = await service.account();
  const store = await openStore({ databaseUrl: service.databaseUrl });
  const replica = createService({ store, clock: () => instant(mondayMorning), log: { error: () => undefined } });
  const headers = { 'idempotency-key': 'crowd' };
  const body = draftFor(account.eventTypeId);
  const options: RequestOptions = { key: account.key, headers, body };
  const either = [1, 2, 3, 4, 5].flatMap(() => [
    service.request('/v1/events', options),
    request(replica, '/v1/events', options),
  ]);
  const replies = await Promise.all(either);
  await store.close();
  const firsts = replies.filter(({ status, headers }) => status === 201 && !headers.has('idempotent-replayed'));
  const others = replies.filter((reply) => !firsts.includes(reply));
  expect(firsts).toHaveLength(1);
  for (const other of others)
    expect([201, 'idempotency_in_progress']).toContain(other.body.error?.code ?? other.status);
  expect((await service.send(account, 'GET /events')).body.data.total).toBe(1);
});

test('replays a response that was lost on its way', async () => {
  const dying = await openService((store) => ({
    store: {
      ...store,
      async respondOnce(request, responder) {
        await store.respondOnce(request, responder);
        throw new Error('The process died.');
      },
    },
  }));
  const account = await dying.account();
  const options: RequestOptions = {
    key: account.key,
    headers: { 'idempotency-key': 'lost' },
    body: draftFor(account.eventTypeId),
  };
  expect((await dying.request('/v1/events', options)).status).toBe(500);
  const clock = () => instant(mondayMorning);
  const restartedService = createService({ store: dying.store, clock, log: { error: () => undefined } });
  const again = await request(restartedService, '/v1/events', options);
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
});

test('allows a retry when there was no final response', async () => {
  const account = await service.account();
  const send = () => post('/v1/events', { key: account.key, name: 'later', body: draftFor(account.eventTypeId) });
  const busy = await service.store.db.transaction().execute(async (other) => {
    const row = other.selectFrom('users').select('id').where('account_id', '=', account.accountId);
    await row.where('id', '=', account.userId).forUpdate().execute();
    return send();
  });
  const later = await send();
  expect([busy.status, later.status, later.headers.get('idempotent-replayed')]).toEqual([503, 201, null]);
});

test('stores a response for a day', async () => {
  const account = await service.account();
  const send = () => post('/v1/webhooks', { key: account.key, name: 'day', body: webhook });
  const first = await send();
  service.holdClock('2026-03-03T07:59:59.999+01:00');
  expect((await send()).body).toEqual(first.body);
  service.holdClock('2026-03-03T08:00:00+01:00');
  const next = await send();
  expect([next.status, next.body.data.id === first.body.data.id]).toEqual([201, false]);
  expect((await send()).body).toEqual(next.body);
});

test('replays a response that an earlier release stored as it was', async () => {
  const account = await service.account();
  const payload = createHash('sha256').update('/v1/webhooks\n').update(JSON.stringify(webhook)).digest();
  const row = { route: 'key createWebhook', key: 'earlier', payload, status: 201, body: '{"success":true,"data":{}}' };
  const storedRow = { account_id: account.accountId, ...row, created_at: mondayMorning };
  await service.store.db.insertInto('idempotency_keys').values(storedRow).execute();
  const again = await post('/v1/webhooks', { key: account.key, name: 'earlier', body: webhook });
  const other = await post('/v1/webhooks', { key: account.key, name: 'earlier', body: { ...webhook, events: [] } });
  expect([again.status, again.body, other.status]).toEqual([201, { success: true, data: {} }, 422]);
});

test('does not accept the stored digest of a key as that key', async () => {
  const account = await service.account();
  await post('/v1/webhooks', { key: account.key, name: 'digested', body: webhook });
  const [row] = await rowsOf(account.accountId);
  const reply = await post('/v1/webhooks', { key: account.key, name: row?.key ?? '', body: webhook });
  expect([reply.status, reply.headers.get('idempotent-replayed')]).toEqual([201, null]);
});

function rowsOf(accountId: number) {
  return service.store.db.selectFrom('idempotency_keys').selectAll().where('account_id', '=', accountId).execute();
}

test('removes only responses that are a day old', async () => {
  const [first, second] = [await service.account(), await service.account()];
  for (const { key } of [first, second]) await post('/v1/webhooks', { key, name: 'old', body: webhook });
  service.holdClock('2026-03-03T07:59:00+01:00');
  await post('/v1/webhooks', { key: second.key, name: 'young', body: webhook });
  await removeExpired('2026-03-03T08:00:00+01:00');
  const rows = await service.store.db
    .selectFrom('idempotency_keys')
    .select(['account_id', 'created_at'])
    .where('account_id', 'in', [first.accountId, second.accountId])
    .execute();
  const young = { account_id: second.accountId, created_at: instant('2026-03-03T07:59:00+01:00') };
  expect(rows).toEqual([young]);
});

async function removeExpired(at: string): Promise<void> {
  service.holdClock(at);
  while ((await service.store.removeExpiredResponses(service.clock())) > 0);
}

test.each([
  ['nothing', '', 422],
  ['256 characters', 'x'.repeat(256), 422],
  ['a letter beyond ASCII', 'é', 422],
  ['a tab', 'a\tb', 422],
  ['255 characters', 'x'.repeat(255), 201],
  ['all that can be printed', 'a b~!"{}', 201],
])('handles %s as a key', async (_, name, status) => {
  const reply = await post('/v1/webhooks', { name, body: webhook });
  expect(reply.status).toBe(status);
  if (status === 422) expect(Object.keys(reply.body.error.errors)).toEqual(['Idempotency-Key']);
});

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'a=b'],
  ['a long text', 'application/json', `"${'x'.repeat(256 * 1024)}"`],
])('ignores %s sent to an operation without a body', async (name, type, body) => {
  const account = await service.account();
  const { id } = (await service.send(account, 'POST /webhooks', webhook)).body.data;
  const headers = { 'idempotency-key': name, 'content-type': type };
  const { status } = await service.request(`/v1/webhooks/${id}/test`, { key: account.key, headers, body });
  expect(status).toBe(201);
});

test('refuses an invalid API key before the Idempotency-Key', async () => {
  await post('/v1/webhooks', { name: 'stolen', body: webhook });
  expect((await post('/v1/webhooks', { key: 'none', name: 'stolen', body: webhook })).status).toBe(401);
});

test('ignores the key on requests other than POST', async () => {
  const headers = { 'idempotency-key': 'read' };
  for (let times = 0; times < 2; times += 1) {
    const reply = await service.request('/v1/users/me', { key: host.key, headers });
    expect([reply.status, reply.headers.get('idempotent-replayed')]).toEqual([200, null]);
  }
});

type NamedRequest = { readonly name: string; readonly key?: string; readonly body?: unknown };

function post(path: string, { name, key = host.key, body }: NamedRequest): Promise<Reply> {
  return service.request(path, { method: 'POST', key, headers: { 'idempotency-key': name }, body });
}

function draftFor(event_type_id: number) {
  return { event_type_id, start: ten, timezone: 'Europe/Berlin', answers: ada };
}
