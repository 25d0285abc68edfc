import { expect, test } from 'vitest';
import { instant, makeMember, openService } from '../../testing/index.ts';
import { issueKey, listKeys, revokeKey } from '../index.ts';

const { store, account, request } = await openService();
const now = instant('2026-03-02T12:00:00Z');
const me = '/v1/users/me';

test('accepts an issued key until it is revoked', async () => {
  const { accountId, userId } = await account();
  const apiKey = await issue(accountId);
  expect((await request(me, { key: apiKey.key })).body.data.id).toBe(userId);
  expect(await revokeKey(store, { id: apiKey.id, lastFour: apiKey.key.slice(-4) }, now)).toBe(true);
  expect((await request(me, { key: apiKey.key })).status).toBe(401);
});

test('revokes a key only by id and last characters', async () => {
  const { accountId } = await account();
  const [one, other] = [await issue(accountId), await issue(accountId)];
  expect(await revokeKey(store, { id: one.id, lastFour: other.key.slice(-4) }, now)).toBe(false);
  expect((await request(me, { key: one.key })).status).toBe(200);
});

test('revokes a key once', async () => {
  const { id, key } = await issue((await account()).accountId);
  const reference = { id, lastFour: key.slice(-4) };
  expect([await revokeKey(store, reference, now), await revokeKey(store, reference, now)]).toEqual([true, false]);
});

test('lists keys without their plain text', async () => {
  const { accountId } = await account();
  const { id, key } = await issue(accountId);
  const [ownKey] = (await listKeys(store)).filter((each) => each.id === id);
  const all = ['read', 'book', 'settings'];
  const never = { lastUsedAt: null, revokedAt: null };
  expect(ownKey).toEqual({
    id,
    accountId,
    accountName: 'Test',
    lastFour: key.slice(-4),
    scopes: all,
    createdAt: now,
    ...never,
  });
  expect(JSON.stringify(await listKeys(store))).not.toContain(key);
});

test('issues no key for a missing or ambiguous account', async () => {
  await Promise.all([account(), account()]);
  expect(await issueKey(store, { accountId: 2147483647 }, now)).toBeUndefined();
  expect(await issueKey(store, {}, now)).toBeUndefined();
});

test('issues no key for a user who was removed', async () => {
  const { accountId, userId } = await account();
  const colleague = await makeMember(store, accountId, 'owner');
  await store.withAccountLocked(accountId, (records) => records.markUserRemoved({ accountId, userId, now }));
  expect((await request(me, { key: (await issue(accountId)).key })).body.data.id).toBe(colleague);
});

async function issue(accountId: number) {
  return (await issueKey(store, { accountId }, now)) ?? expect.fail('no key was issued');
}
