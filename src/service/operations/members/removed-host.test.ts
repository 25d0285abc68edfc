import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConsole } from '../../people/testing/index.ts';
import { createBookingPageFinder } from '../../store/index.ts';
import { lockRace, makeMember, ownerOf, type Reply, type TestAccount, untilLockWaits } from '../../testing/index.ts';

const { service } = await openConsole();
const { store } = service;
const findBookingPage = createBookingPageFinder(store);

/** An account, and a member of it with an event type. */
async function openTeam() {
  const account = await service.account();
  const userId = await makeMember(store, account.accountId, 'member');
  return { account, member: { ...account, userId, eventTypeId: await account.eventType({ host_id: userId }) } };
}

function remove(account: TestAccount, { userId }: Pick<TestAccount, 'userId'>) {
  return service.request(`/v1/members/${userId}`, { method: 'DELETE', session: ownerOf(account) });
}

function activate({ key, eventTypeId }: TestAccount) {
  return service.request(`/v1/event-types/${eventTypeId}`, { method: 'PUT', key, body: { is_active: true } });
}

test('does not activate an event type of a removed host until they are invited again', async () => {
  const { account, member } = await openTeam();
  await remove(account, member);
  const refusal = await activate(member);
  expect([refusal.status, Object.keys(refusal.body.error?.errors ?? {})]).toEqual([422, ['is_active']]);
  const path = `/v1/members/${member.userId}/invite`;
  await service.request(path, { method: 'POST', session: ownerOf(account), body: { role: 'member' } });
  expect((await activate(member)).body.data?.is_active).toBe(true);
});

test('lets the event type of a removed host be changed while it stays inactive', async () => {
  const { account, member } = await openTeam();
  await remove(account, member);
  const { eventTypeId, key } = member;
  const body = { title: 'Renamed', is_active: false };
  const { status } = await service.request(`/v1/event-types/${eventTypeId}`, { method: 'PUT', key, body });
  expect(status).toBe(200);
});

test('says that an event type lacks a host until it is turned on again', async () => {
  const { account, member } = await openTeam();
  const path = `/event-types/${account.eventTypeId}` as const;
  await service.send(account, `PUT ${path}/hosts`, { hosts: [{ user_id: member.userId }] });
  await remove(account, member);
  const read = async () => (await service.send(account, `GET ${path}`)).body.data;
  expect(await read()).toMatchObject({ is_active: false, lacks_host: true });
  await service.send(account, `PUT ${path}`, { title: 'Renamed' });
  expect(await read()).toMatchObject({ is_active: false, lacks_host: true });
  await service.send(account, `PUT ${path}`, { is_active: true });
  expect((await read()).lacks_host).toBeUndefined();
  await service.send(account, `PUT ${path}`, { is_active: false });
  expect((await read()).lacks_host).toBeUndefined();
});

test('does not say that an event type lacks a host if an older release turned it on', async () => {
  const { account, member } = await openTeam();
  const path = `/event-types/${account.eventTypeId}` as const;
  const read = async () => (await service.send(account, `GET ${path}`)).body.data;
  for (const turnOff of [
    () => service.send(account, `PUT ${path}`, { is_active: false }),
    () => service.send(account, `POST ${path}/archive`, { archived: true }),
  ]) {
    await store.db
      .updateTable('event_types')
      .set({ is_active: true, lacks_host: true })
      .where('account_id', '=', account.accountId)
      .where('id', '=', account.eventTypeId)
      .execute();
    expect((await read()).lacks_host).toBeUndefined();
    await turnOff();
    expect((await read()).lacks_host).toBeUndefined();
  }
  await store.db
    .updateTable('event_types')
    .set({ is_active: true, lacks_host: true })
    .where('account_id', '=', account.accountId)
    .where('id', '=', member.eventTypeId)
    .execute();
  await remove(account, member);
  expect((await service.send(account, `GET /event-types/${member.eventTypeId}`)).body.data.lacks_host).toBeUndefined();
});

test('says that an event type lacks a host if its owner was the last one', async () => {
  const { account, member } = await openTeam();
  const path = `/event-types/${member.eventTypeId}` as const;
  await service.send(account, `PUT ${path}/hosts`, { hosts: [{ user_id: member.userId }] });
  await remove(account, member);
  const { body } = await service.send(account, `GET ${path}`);
  expect(body.data).toMatchObject({ is_active: false, lacks_host: true });
});

test('does not give an event to a removed host', async () => {
  const { account, member } = await openTeam();
  const { id } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  await remove(account, member);
  const { status, body } = await service.send(account, `POST /events/${id}/reassign`, { host_id: member.userId });
  expect([status, Object.keys(body.error?.errors ?? {})]).toEqual([422, ['host_id']]);
});

/** Marks a user as removed while a request waits for the removal to end. */
async function removeDuring({ accountId, userId }: TestAccount, send: () => Promise<Reply>): Promise<Reply> {
  const { pending } = await store.db.transaction().execute(async (trx) => {
    await sql`select from accounts where id = ${accountId} for no key update`.execute(trx);
    await sql`update users set removed_at = now() where account_id = ${accountId} and id = ${userId}`.execute(trx);
    const pending = send();
    await untilLockWaits(trx, 1);
    return { pending };
  });
  return pending;
}

test('does not give an event to a host who is removed at the same moment', lockRace, async () => {
  const { account, member } = await openTeam();
  const { id } = (await service.book(account, '2026-03-03T10:00:00+01:00')).body.data;
  const { status } = await removeDuring(member, () =>
    service.send(account, `POST /events/${id}/reassign`, { host_id: member.userId }),
  );
  expect(status).toBe(422);
});

test('does not create an API key for an admin who is removed at the same moment', lockRace, async () => {
  const { member } = await openTeam();
  const session = { ...ownerOf(member), role: 'admin' as const };
  const body = { name: 'Mine', scopes: ['read'] };
  const { status, body: refusal } = await removeDuring(member, () =>
    service.request('/v1/api-keys', { session, body }),
  );
  expect([status, refusal.error?.code]).toEqual([403, 'access_denied']);
  expect(refusal.error?.message).toMatch(/^You were removed .* Ask an owner or admin/);
});

test('has no public page for a removed host', async () => {
  const { account, member } = await openTeam();
  const members = (await service.request('/v1/members', { session: ownerOf(account) })).body.data;
  const { username } = members.find(({ id }: { id: number }) => id === member.userId);
  expect(await findBookingPage({ username })).toBeDefined();
  await remove(account, member);
  expect(await findBookingPage({ username })).toBeUndefined();
});

test('cancels all bookings of an owner who removes themselves', async () => {
  const { account, member } = await openTeam();
  await service.request(`/v1/members/${member.userId}`, {
    method: 'PUT',
    session: ownerOf(account),
    body: { role: 'owner' },
  });
  const { id } = (await service.book(member, '2026-03-03T10:00:00+01:00')).body.data;
  const { accountId, userId } = account;
  const personId = await store.people.savePerson(
    { email: `${accountId}@own.example`, passwordHash: null },
    service.clock(),
  );
  await store.people.saveMembership({ personId: personId ?? 0, accountId, userId, role: 'owner' }, service.clock());
  const path = `/v1/members/${member.userId}?events=cancel`;
  const { status } = await service.request(path, { method: 'DELETE', session: ownerOf(member) });
  const { body } = await service.send(account, `GET /events/${id}`);
  expect([status, body.data.status]).toEqual([200, 'canceled']);
});

test('does not confirm an address that a member entered before they were removed', async () => {
  const { account, member } = await openTeam();
  const { accountId, userId } = member;
  const [newAddress, now] = [{ accountId, userId, email: 'later@removed.example' }, service.clock()];
  await store.withAccountLocked(accountId, (records) => records.askToConfirmEmail({ ...newAddress, since: now, now }));
  await remove(account, member);
  expect(await store.people.confirmEmail(newAddress, now)).toBe(false);
});
