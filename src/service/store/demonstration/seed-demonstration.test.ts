import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { BookingFormField, EventType, fieldTypes } from '../../../contract/index.ts';
import { asInstant, utc } from '../../../time/index.ts';
import { createDatabase } from '../database.testing.ts';
import { createAccount, issueKey, openStore, type Store, seedDemonstration } from '../index.ts';

const databases: { drop(): Promise<void> }[] = [];
const stores: Store[] = [];
const given = 'a key of twenty-four characters or more';
const next = 'a key of twenty-four characters that is next';

afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await Promise.all(databases.map((database) => database.drop()));
});

test('the key it makes is shown once and works', async () => {
  const store = await freshStore();
  const first = await seedDemonstration(store);
  const second = await seedDemonstration(store);
  expect(await ownerOf(store, first.apiKey ?? '')).toMatchObject({ via: 'key' });
  expect(second).toEqual({ apiKey: undefined, configuredKey: undefined });
});

test('replicas that seed at once make one account', async () => {
  const store = await freshStore();
  const made = await Promise.all([1, 2, 3, 4].map(() => seedDemonstration(store)));
  expect(made.filter(({ apiKey }) => apiKey !== undefined)).toHaveLength(1);
  expect(await store.db.selectFrom('accounts').select('name').execute()).toEqual([{ name: 'Demonstration' }]);
});

test('a given key is stored in place of one made', async () => {
  const store = await freshStore();
  expect((await seedDemonstration(store, { apiKey: given })).apiKey).toBeUndefined();
  const keys = await store.db.selectFrom('api_keys').select('last_four').execute();
  expect(keys).toEqual([{ last_four: 'more' }]);
  expect(await ownerOf(store, given)).toBeDefined();
});

test('a given key revokes the one that was given before, and no other', async () => {
  const store = await freshStore();
  const { apiKey: made = '' } = await seedDemonstration(store);
  await seedDemonstration(store, { apiKey: given });
  const { configuredKey } = await seedDemonstration(store, { apiKey: next });
  expect(configuredKey).toEqual({ isInUse: true, revoked: ['more'] });
  expect(await ownerOf(store, given)).toBeUndefined();
  expect(await ownerOf(store, next)).toEqual(await ownerOf(store, made));
});

test('a given key stays when it is given again, or none is', async () => {
  const store = await freshStore();
  await seedDemonstration(store, { apiKey: given });
  const { configuredKey } = await seedDemonstration(store, { apiKey: given });
  await seedDemonstration(store);
  expect([configuredKey, await ownerOf(store, given)]).toEqual([{ isInUse: true, revoked: [] }, expect.anything()]);
});

test('a given key that was revoked stays revoked, and says so', async () => {
  const store = await freshStore();
  await seedDemonstration(store, { apiKey: given });
  await seedDemonstration(store, { apiKey: next });
  const { configuredKey } = await seedDemonstration(store, { apiKey: given });
  expect(configuredKey).toEqual({ isInUse: false, revoked: ['next'] });
  expect(await ownerOf(store, given)).toBeUndefined();
});

test('a given key of another account stays that account’s', async () => {
  const store = await freshStore();
  const account = { name: 'A', username: 'a', email: 'a@example.org', firstName: 'A', lastName: '', zone: utc };
  const accountId = (await createAccount(store, account, asInstant(0))) ?? expect.fail('no account was made');
  const issued = (await issueKey(store, { accountId }, asInstant(0))) ?? expect.fail('no key was issued');
  const { configuredKey } = await seedDemonstration(store, { apiKey: issued.key });
  expect(configuredKey).toEqual({ isInUse: false, revoked: [] });
  expect(await ownerOf(store, issued.key)).toMatchObject({ accountId });
});

test('event type 42 asks one question of every type', async () => {
  const { store, accountId } = await seeded();
  const fields = await store.listFields(accountId, 42);
  expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(fieldTypes));
  expect(fields.filter((field) => field.is_required).map(({ identifier }) => identifier)).toEqual(['name', 'email']);
  expect(v.is(v.array(BookingFormField), fields)).toBe(true);
});

test('event types 42 and 43 are as the interface shows them', async () => {
  const { store, accountId } = await seeded();
  const [call, session] = await Promise.all([42, 43].map((id) => store.findEventType(accountId, id)));
  expect(call?.eventType).toMatchObject({ title: 'Introductory call', duration: 30, durations: null });
  expect(session?.eventType).toMatchObject({ title: 'Working session', duration: 30, durations: [15, 30, 60] });
  expect(v.is(EventType, call?.eventType)).toBe(true);
});

test('the host is in one team', async () => {
  const { store } = await seeded();
  const owner = await ownerOf(store, given);
  expect(await store.listTeams(owner ?? { accountId: 0, userId: 0 })).toMatchObject([{ username: 'demo-team' }]);
});

test('the next event type is numbered after them', async () => {
  const { store, accountId } = await seeded();
  const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  const { id } = await store.db
    .insertInto('event_types')
    .values({
      account_id: accountId,
      host_id: 1,
      title: 'Next',
      slug: 'next',
      booking_frequency_limits: null,
      location: null,
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(44);
});

async function freshStore(): Promise<Store> {
  const database = await createDatabase();
  databases.push(database);
  const store = await openStore(database);
  stores.push(store);
  return store;
}

async function seeded(): Promise<{ store: Store; accountId: number }> {
  const store = await freshStore();
  await seedDemonstration(store, { apiKey: given });
  return { store, accountId: (await ownerOf(store, given))?.accountId ?? 0 };
}

async function ownerOf(store: Store, key: string) {
  return (await store.findCallerByKey({ key, now: asInstant(0), requestsPerMinute: 60 }))?.caller;
}
