import { expect, test } from 'vitest';
import { createApiKey, hashApiKey } from '../../store/index.ts';
import { makeRotation, openService } from '../../testing/index.ts';

const service = await openService();
const [host, stranger] = await Promise.all([service.account(), service.account()]);
const event = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;

const me = '/v1/users/me';
const revokedKey = await addKey(createApiKey(), { revoked_at: '2026-03-01T00:00:00Z' });

test('accepts a key of the account', async () => {
  const { status, body } = await service.request(me, { key: host.key });
  expect([status, body.data.id]).toEqual([200, host.userId]);
});

test.each([
  ['no header', {}],
  ['an empty header', { authorization: '' }],
  ['a scheme alone', { authorization: 'Bearer ' }],
  ['a key alone', { authorization: host.key }],
  ['another scheme', { authorization: `Basic ${host.key}` }],
  ['an unknown key', { authorization: `Bearer ${createApiKey()}` }],
  ['a revoked key', { authorization: `Bearer ${revokedKey}` }],
  ['a key with more behind it', { authorization: `Bearer ${host.key}x` }],
])('refuses %s with the same response', async (_, headers) => {
  const { status, body, headers: responseHeaders } = await service.request(me, { headers });
  expect([status, responseHeaders.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(body.error).toEqual({
    code: 'unauthenticated',
    message: 'A valid API key is required.',
    request_id: responseHeaders.get('x-request-id'),
  });
});

test.each(['/v1', '/v1/nowhere', '/v1/event-types/abc', '/v1/event-types/1/slots'])(
  'reveals nothing about %s without a key',
  async (path) => {
    expect((await service.request(path)).status).toBe(401);
    expect((await service.request(path, { method: 'DELETE' })).status).toBe(401);
  },
);

test('accepts the scheme Bearer in any letter case', async () => {
  expect((await service.request(me, { headers: { authorization: `bearer ${host.key}` } })).status).toBe(200);
});

test.each(['a key with spaces, of some length', 'ein Schlüssel über 24 Zeichen'])(
  'accepts the key “%s”',
  async (key) => {
    await addKey(key, {});
    const bytes = Buffer.from(key, 'utf8').toString('latin1'); // as it arrives
    expect((await service.request(me, { key: bytes })).status).toBe(200);
  },
);

test.each([
  ['an event type', () => `event-types/${host.eventTypeId}`],
  ['an event', () => `events/${event.id}`],
  ['an event of its account', () => `accounts/${host.accountId}/events/${event.id}`],
])('lets the gateway act for the host of %s', async (_, actingFor) => {
  const { status, body } = await service.request(me, { trusted: true, headers: { 'Sched-Acting-For': actingFor() } });
  expect([status, body.data.id]).toEqual([200, host.userId]);
});

test('names the account to the gateway where several hosts take turns, and the owner to a key', async () => {
  const rotation = await makeRotation(service, await service.account(), [{}, {}]);
  const actingFor = { 'Sched-Acting-For': `event-types/${rotation.eventTypeId}` };
  const { data } = (await service.request(me, { trusted: true, headers: actingFor })).body;
  const user = { first_name: 'Test', last_name: '', is_team: true, id: rotation.userId };
  expect(data).toMatchObject(user);
  expect((await service.request(me, { key: rotation.key })).body.data).not.toHaveProperty('is_team');
});

test.each([
  'event-types/2147483647',
  'event-types/abc',
  'event-types/',
  'event-types',
  'event-types/1/slots',
  'events/00000000-0000-4000-8000-000000000000',
  'events/42',
  'accounts/1/event-types/1',
  'accounts/x/events/00000000-0000-4000-8000-000000000000',
  'users/1',
  '',
])('does not find “%s” for the gateway', async (actingFor) => {
  const { status, body } = await service.request(me, { trusted: true, headers: { 'Sched-Acting-For': actingFor } });
  expect([status, body.error.code]).toEqual([404, 'resource_not_found']);
});

test('finds an event only in the account that the gateway names', async () => {
  const headers = { 'Sched-Acting-For': `accounts/${stranger.accountId}/events/${event.id}` };
  const { status, body } = await service.request(me, { trusted: true, headers });
  expect([status, body.error.code]).toEqual([404, 'resource_not_found']);
});

test('keeps the gateway within the account it acts for', async () => {
  const headers = { 'Sched-Acting-For': `event-types/${host.eventTypeId}` };
  const { status } = await service.request(`/v1/event-types/${stranger.eventTypeId}`, { trusted: true, headers });
  expect(status).toBe(403);
});

test('ignores Sched-Acting-For from outside', async () => {
  const headers = { 'Sched-Acting-For': `event-types/${host.eventTypeId}` };
  expect((await service.request(me, { headers })).status).toBe(401);
  expect((await service.request(me, { headers, trusted: false })).status).toBe(401);
  expect((await service.request(me, { headers: { ...headers, trusted: 'true' } })).status).toBe(401);
});

test('ignores Sched-Acting-For beside a key', async () => {
  const headers = { 'Sched-Acting-For': `event-types/${host.eventTypeId}` };
  const { body } = await service.request(me, { key: stranger.key, headers, trusted: true });
  expect(body.data.id).toBe(stranger.userId);
});

test('refuses a trusted request that names no host', async () => {
  expect((await service.request(me, { trusted: true })).status).toBe(401);
  expect((await service.request(me, { trusted: true, key: revokedKey })).status).toBe(401);
});

async function addKey(key: string, columns: { revoked_at?: string }): Promise<string> {
  const { accountId: account_id, userId: user_id } = host;
  const row = { hash: hashApiKey(key), account_id, user_id, last_four: key.slice(-4), created_at: '2026-01-01T00:00Z' };
  await service.store.db
    .insertInto('api_keys')
    .values({ ...row, ...columns })
    .execute();
  return key;
}
