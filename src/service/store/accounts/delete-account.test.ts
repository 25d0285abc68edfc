import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ok } from '../../../contract/index.ts';
import { addMinutes } from '../../../time/index.ts';
import {
  ada,
  lockRace,
  makeMail,
  makeMember,
  makeTeam,
  makeWebhook,
  openService,
  untilLockWaits,
} from '../../testing/index.ts';
import type { HasDatabase } from '../tables/index.ts';
import { deleteAccount, tablesOfAccounts } from './delete-account.ts';
import { listAccounts } from './list-accounts.ts';

const service = await openService();
const { store, databaseUrl, account, book, request, clock } = service;

/** Counts the rows of an account in every table that has a column for it, as the database knows them. */
async function rowsOf(accountId: number): Promise<Readonly<Record<string, number>>> {
  const tables = sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and column_name = 'account_id' and table_type = 'BASE TABLE'`;
  const names = (await tables.execute(store.db)).rows.map(({ name }) => name);
  const counts = names.map(async (name): Promise<[string, number]> => {
    const rows = sql<{ count: number }>`select count(*) from ${sql.table(name)} where account_id = ${accountId}`;
    return [name, (await rows.execute(store.db)).rows[0]?.count ?? 0];
  });
  return Object.fromEntries(await Promise.all(counts));
}

async function namesOfPeople({ db }: HasDatabase): Promise<number> {
  return (await db.selectFrom('people').select('id').execute()).length;
}

test('knows every table that holds rows of accounts', async () => {
  expect(Object.keys(await rowsOf(0)).sort()).toEqual([...tablesOfAccounts].sort());
});

test('deletes every row of an account and none of another', async () => {
  const [host, other] = [await account(), await account()];
  for (const each of [host, other]) {
    const { body } = await book(each, '2026-03-03T10:00:00+01:00', { answers: ada });
    await makeMail(store, { accountId: each.accountId, eventId: body.data.id });
    await makeWebhook(service, each);
    const turn = { user_id: each.userId, availability_id: each.availabilityId };
    await service.send(each, `PUT /event-types/${each.eventTypeId}/hosts`, { hosts: [turn] });
    await makeTeam(store, [each], `team-${each.accountId}`);
    await makeMember(store, each.accountId, 'owner');
  }
  const [otherRows, people] = [await rowsOf(other.accountId), await namesOfPeople(store)];
  const before = await rowsOf(host.accountId);
  expect(before).toMatchObject({
    events: 1,
    contacts: 1,
    deliveries: 1,
    webhooks: 1,
    teams: 1,
    memberships: 1,
    event_type_hosts: 1,
  });

  const rows = Object.values(before).reduce((sum, count) => sum + count, 1);
  expect(await deleteAccount({ databaseUrl }, host.accountId)).toEqual({ rows, people: 1 });
  expect(Object.values(await rowsOf(host.accountId)).filter((count) => count > 0)).toEqual([]);
  expect([await rowsOf(other.accountId), await namesOfPeople(store)]).toEqual([otherRows, people - 1]);
  expect(await listAccounts({ databaseUrl }, { now: clock(), id: host.accountId })).toEqual([]);
  expect((await request('/v1/users/me', { key: host.key })).status).toBe(401);
});

test('keeps a person who can sign in to another account', async () => {
  const [host, other] = [await account(), await account()];
  const userId = await makeMember(store, host.accountId, 'owner');
  const member = store.db.selectFrom('memberships').select('person_id').where('user_id', '=', userId);
  const { person_id: personId } = await member.executeTakeFirstOrThrow();
  const membership = { personId, accountId: other.accountId, userId: other.userId, role: 'member' as const };
  await store.people.saveMembership(membership, clock());
  expect(await deleteAccount({ databaseUrl }, host.accountId)).toMatchObject({ people: 0 });
  expect(await store.people.findPerson(personId)).toMatchObject({ id: personId });
});

test('deletes a person who accepts an invitation during the deletion', lockRace, async () => {
  const { people } = store;
  const { accountId, userId } = await account();
  const [hash, now] = [randomBytes(32), clock()];
  const email = `${hash.toString('hex')}@example.com`;
  const link = { purpose: 'invitation', personId: null, accountId, userId, role: 'member', email } as const;
  await people.saveLink({ ...link, hash, provesAddress: false, expiresAt: addMinutes(now, 60) });
  const acceptance = await people.inOneTransaction(async (trx) => {
    await trx.useLink(hash, now);
    const personId = (await trx.savePerson({ email, passwordHash: null }, now)) ?? expect.fail('the address is taken');
    await trx.saveMembership({ personId, accountId, userId, role: 'member' }, now);
    const deletion = deleteAccount({ databaseUrl }, accountId);
    await untilLockWaits(store.db, 1);
    return ok({ deletion, personId });
  });
  const { deletion, personId } = acceptance.ok ? acceptance.data : expect.fail('no one joined');
  expect(await deletion).toMatchObject({ people: 1 });
  expect(await people.findPerson(personId)).toBeUndefined();
});

test('deletes bookings made during the deletion as well', async () => {
  const host = await account();
  const starts = Array.from(
    { length: 12 },
    (_, index) => `2026-03-${String(index + 9).padStart(2, '0')}T10:00:00+01:00`,
  );
  const booking = Promise.all(starts.map((start) => book(host, start)));
  expect(await deleteAccount({ databaseUrl }, host.accountId)).toBeDefined();
  await booking;
  expect(await rowsOf(host.accountId)).toEqual(await rowsOf(0));
});

test('leaves no use of a key that was found before the deletion and counted after it', lockRace, async () => {
  const host = await account();
  await request('/v1/users/me', { key: host.key });
  const { deletion, use } = await store.db.transaction().execute(async (trx) => {
    await sql`select from handles where account_id = ${host.accountId} for update`.execute(trx);
    const race = {
      deletion: deleteAccount({ databaseUrl }, host.accountId),
      use: Promise.resolve<unknown>(undefined),
    };
    await untilLockWaits(trx, 1);
    race.use = request('/v1/users/me', { key: host.key });
    await Promise.race([race.use, untilLockWaits(trx, 2)]);
    return race;
  });
  await Promise.all([deletion, use]);
  expect(await rowsOf(host.accountId)).toMatchObject({ key_uses: 0 });
});

test('waits for a delivery under way', lockRace, async () => {
  const host = await account();
  const { body } = await book(host, '2026-03-03T10:00:00+01:00', { answers: ada });
  await makeMail(store, { accountId: host.accountId, eventId: body.data.id });
  await makeWebhook(service, host);
  const deleting = await store.db.transaction().execute(async (trx) => {
    await sql`select from webhooks where account_id = ${host.accountId} for no key update`.execute(trx);
    const deletion = deleteAccount({ databaseUrl }, host.accountId);
    await untilLockWaits(trx, 1);
    await sql`update deliveries set tries = 1 where account_id = ${host.accountId}`.execute(trx);
    return { deletion };
  });
  expect(await deleting.deletion).toBeDefined();
});

test('deletes nothing for an id that no account has', async () => {
  expect(await deleteAccount({ databaseUrl }, 2_000_000_000)).toBeUndefined();
});
