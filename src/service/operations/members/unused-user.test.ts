import { expect, test } from 'vitest';
import { openConsole } from '../../people/testing/index.ts';
import { makeMember, ownerOf, type TestAccount } from '../../testing/index.ts';

const { service } = await openConsole();

async function invite(account: TestAccount): Promise<number> {
  const body = { email: `${account.accountId}@unused.example`, first_name: 'Ann', last_name: 'Lee', role: 'member' };
  return (await service.request('/v1/members', { session: ownerOf(account), body })).body.data.id;
}

function remove(account: TestAccount, userId: number) {
  return service.request(`/v1/members/${userId}`, { method: 'DELETE', session: ownerOf(account) });
}

async function listIds(account: TestAccount): Promise<number[]> {
  const { body } = await service.request('/v1/members', { session: ownerOf(account) });
  return body.data.map(({ id }: { id: number }) => id);
}

test('deletes a user who was invited and never joined', async () => {
  const account = await service.account();
  const userId = await invite(account);
  expect((await remove(account, userId)).status).toBe(200);
  expect([await listIds(account), (await remove(account, userId)).status]).toEqual([[account.userId], 404]);
  const handles = service.store.db.selectFrom('handles').select('username').where('account_id', '=', account.accountId);
  expect(await handles.execute()).toHaveLength(1);
  expect(await invite(account)).not.toBe(userId);
});

test('keeps a user who never joined and hosts an event type', async () => {
  const account = await service.account();
  const userId = await invite(account);
  await account.eventType({ host_id: userId });
  await remove(account, userId);
  expect(await listIds(account)).toEqual([account.userId, userId]);
});

test('deletes a user who never joined and was only to take turns', async () => {
  const account = await service.account();
  const userId = await invite(account);
  const path = `/event-types/${account.eventTypeId}/hosts` as const;
  await service.send(account, `PUT ${path}`, { hosts: [{ user_id: userId }, { user_id: account.userId }] });
  expect((await remove(account, userId)).status).toBe(200);
  const { data } = (await service.send(account, `GET ${path}`)).body;
  expect([await listIds(account), data.length]).toEqual([[account.userId], 1]);
});

test('keeps a user who never joined and got a booking by turn, even a canceled one', async () => {
  const account = await service.account();
  const userId = await invite(account);
  await service.send(account, `PUT /event-types/${account.eventTypeId}/hosts`, { hosts: [{ user_id: userId }] });
  const { id } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  expect((await remove(account, userId)).status).toBe(409);
  await service.send(account, `POST /events/${id}/cancel`, {});
  expect((await remove(account, userId)).status).toBe(200);
  expect(await listIds(account)).toEqual([account.userId, userId]);
});

test('keeps a user who never joined and changed something', async () => {
  const account = await service.account();
  const userId = await invite(account);
  const session = { ...ownerOf(account), userId };
  await service.request('/v1/account', { session, method: 'PUT', body: { allowed_origins: ['https://shop.example'] } });
  await remove(account, userId);
  expect(await listIds(account)).toEqual([account.userId, userId]);
});

test('distinguishes an expired invitation, which can be deleted, from a removed user', async () => {
  const account = await service.account();
  const [expiredId, removedId] = [await invite(account), await makeMember(service.store, account.accountId, 'member')];
  await remove(account, removedId);
  service.holdClock('2026-04-02T09:00:00+02:00');
  const { data } = (await service.request('/v1/members', { session: ownerOf(account) })).body;
  const stateOf = (userId: number) => {
    const { state, role, removed_at } = data.find(({ id }: { id: number }) => id === userId);
    return { state, role, isRemoved: removed_at !== undefined };
  };
  expect([stateOf(expiredId), stateOf(removedId)]).toEqual([
    { state: 'none', role: null, isRemoved: false },
    { state: 'none', role: null, isRemoved: true },
  ]);
  await remove(account, expiredId);
  expect(await listIds(account)).toEqual([account.userId, removedId]);
});
