import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ok } from '../../../contract/index.ts';
import { addMinutes } from '../../../time/index.ts';
import { openConsole, strongPassword } from '../../people/testing/index.ts';
import { ada, lockRace, makeMember, ownerOf, untilLockWaits } from '../../testing/index.ts';

const { service, owner, browser } = await openConsole();
const ten = '2026-03-03T10:00:00+01:00';
const eleven = '2026-03-03T11:00:00+01:00';

test.each([
  ['refuses to remove a host who is being booked', '', 409, 'confirmed'],
  ['cancels a booking under way with a host who is removed', '?events=cancel', 200, 'canceled'],
])('%s', lockRace, async (_, query, status, became) => {
  const account = await service.account();
  const host = await makeMember(service.store, account.accountId, 'member');
  const hostAccount = { ...account, eventTypeId: await account.eventType({ host_id: host }) };
  const [booking, removal] = await service.store.db.transaction().execute(async (trx) => {
    // A booking with this contact waits for it: by then, everything has been checked and nothing written.
    await sql`
      insert into contacts (account_id, id, name, email, timezone, created_at, updated_at)
      values (${account.accountId}, gen_random_uuid(), 'Ada', ${ada.email}, 'UTC', now(), now())`.execute(trx);
    const booking = service.book(hostAccount, ten);
    await untilLockWaits(trx, 1);
    const path = `/v1/members/${host}${query}`;
    const removal = service.request(path, { method: 'DELETE', session: ownerOf(account) });
    await Promise.race([untilLockWaits(trx, 2), removal]);
    return [booking, removal];
  });
  const { id } = (await booking).body.data;
  expect((await removal).status).toBe(status);
  expect((await service.send(account, `GET /events/${id}`)).body.data.status).toBe(became);
});

test('removes a member who accepts an invitation at the same moment', lockRace, async () => {
  const { people } = service.store;
  const { accountId, userId } = await service.account();
  const [email, hash, now] = [`${accountId}@moment.example`, randomBytes(32), service.clock()];
  const link = { purpose: 'invitation', personId: null, accountId, userId, role: 'member', email } as const;
  await people.saveLink({ ...link, hash, provesAddress: false, expiresAt: addMinutes(now, 60) });
  const personId = (await people.savePerson({ email, passwordHash: null }, now)) ?? 0;
  const transaction = await people.inOneTransaction(async (trx) => {
    await trx.useLink(hash, now);
    await trx.saveMembership({ personId, accountId, userId, role: 'member' }, now);
    const removal = people.removeMember({ accountId, userId });
    await untilLockWaits(service.store.db, 1);
    return ok({ removal });
  });
  if (transaction.ok) await transaction.data.removal;
  expect(await people.listMembers(accountId)).toEqual([]);
});

test(
  'makes a person a member even if they leave their last account while they accept an invitation',
  lockRace,
  async () => {
    const { people } = service.store;
    const [domain, password] = [`${randomUUID()}.example`, strongPassword];
    const [email, hostEmail] = [`grace@${domain}`, `host@${domain}`];
    const [former, { accountId }] = [await owner(email), await owner(hostEmail)];
    const host = browser();
    await host.send('POST sign-in/password', { email: hostEmail, password });
    const draft = { email, first_name: 'Grace', last_name: '', role: 'member' };
    const { id: userId, invitation_link: link } = (await host.send('POST v1/members', draft)).body.data;
    const transaction = await people.inOneTransaction(async (trx) => {
      await trx.removeMember(former);
      const reply = browser().send('POST sign-in/link/use', { token: link.split('=')[1], password });
      await untilLockWaits(service.store.db, 1);
      return ok({ reply });
    });
    const acceptance = transaction.ok ? await transaction.data.reply : expect.fail('no one was removed');
    expect([acceptance.status, acceptance.body.data?.user]).toMatchObject([200, { id: userId }]);
    const again = await browser().send('POST sign-in/password', { email, password });
    expect([again.status, again.body.data.account]).toMatchObject([200, { id: accountId }]);
  },
);

test('keeps an event that a colleague receives while a removed member’s events are canceled', lockRace, async () => {
  const account = await service.account();
  const host = await makeMember(service.store, account.accountId, 'member');
  const hostAccount = { ...account, eventTypeId: await account.eventType({ host_id: host }) };
  // The latest is canceled first.
  const [toReassign, toCancel] = [
    (await service.book(hostAccount, ten)).body.data,
    (await service.book(hostAccount, eleven)).body.data,
  ];
  const [removal, reassignment] = await service.store.db.transaction().execute(async (trx) => {
    await sql`select from events where account_id = ${account.accountId} and id = ${toCancel.id} for update`.execute(
      trx,
    );
    const path = `/v1/members/${host}?events=cancel`;
    const removal = service.request(path, { method: 'DELETE', session: ownerOf(account) });
    await untilLockWaits(trx, 1);
    const reassignment = service.send(account, `POST /events/${toReassign.id}/reassign`, { host_id: account.userId });
    await untilLockWaits(trx, 2);
    return [removal, reassignment];
  });
  expect((await removal).status).toBe(200);
  const { status, body } = await reassignment;
  // On a busy machine, the removal may lock the event first, although it comes second.
  expect([200, 'event_canceled']).toContain(body.error?.code ?? status);
  const statuses = [toReassign, toCancel].map(
    async ({ id }) => (await service.send(account, `GET /events/${id}`)).body.data.status,
  );
  expect(await Promise.all(statuses)).toEqual([status === 200 ? 'confirmed' : 'canceled', 'canceled']);
});

test('does not find a user to invite again who is deleted at the same moment', lockRace, async () => {
  const account = await service.account();
  const session = ownerOf(account);
  const draft = { email: `${randomUUID()}@moment.example`, first_name: 'Misspelled', role: 'member' };
  const { id } = (await service.request('/v1/members', { method: 'POST', session, body: draft })).body.data;
  const [removal, invitation] = await service.store.db.transaction().execute(async (trx) => {
    await sql`select from accounts where id = ${account.accountId} for no key update`.execute(trx);
    const removal = service.request(`/v1/members/${id}`, { method: 'DELETE', session });
    await untilLockWaits(trx, 1);
    const path = `/v1/members/${id}/invite`;
    const invitation = service.request(path, { method: 'POST', session, body: { role: 'member' } });
    await untilLockWaits(trx, 2);
    return [removal, invitation];
  });
  expect([(await removal).status, (await invitation).status]).toEqual([200, 404]);
});

test('creates no API key for an admin who is made a member while they create it', lockRace, async () => {
  const { accountId, ...account } = await service.account();
  const userId = await makeMember(service.store, accountId, 'admin');
  const keys = () => service.store.listApiKeys(accountId);
  const before = await keys();
  const { pending } = await service.store.db.transaction().execute(async (trx) => {
    await sql`select from accounts where id = ${accountId} for no key update`.execute(trx);
    const session = { ...ownerOf({ ...account, accountId }), userId, role: 'admin' as const };
    const pending = service.request('/v1/api-keys', { method: 'POST', session, body: { name: 'Late' } });
    await untilLockWaits(trx, 1);
    await service.store.people.setRole({ accountId, userId, role: 'member' });
    return { pending };
  });
  const { status, body } = await pending;
  expect([status, body.error.code]).toEqual([403, 'access_denied']);
  expect(await keys()).toEqual(before);
});

test('refuses an owner who is made a member while they change another owner', lockRace, async () => {
  const { accountId, ...account } = await service.account();
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => makeMember(service.store, accountId, 'owner')));
  const { pending } = await service.store.db.transaction().execute(async (trx) => {
    await sql`select from accounts where id = ${accountId} for no key update`.execute(trx);
    const session = { ...ownerOf({ ...account, accountId }), userId: second ?? 0 };
    const pending = service.request(`/v1/members/${first}`, { method: 'PUT', session, body: { role: 'member' } });
    await untilLockWaits(trx, 1);
    await service.store.people.setRole({ accountId, userId: second ?? 0, role: 'member' });
    return { pending };
  });
  expect((await pending).status).toBe(403);
  const roles = (await service.store.people.listMembers(accountId)).map(({ userId, role }) => [userId, role]);
  expect(roles).toEqual(
    expect.arrayContaining([
      [first, 'owner'],
      [second, 'member'],
      [third, 'owner'],
    ]),
  );
});
