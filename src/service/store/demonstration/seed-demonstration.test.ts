import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { BookingFormField, EventType, fieldTypes } from '../../../contract/index.ts';
import { asInstant, utc } from '../../../time/index.ts';
import { createDatabase } from '../database.testing.ts';
import { createAccount, issueKey, openStore, type Store, seedDemonstration } from '../index.ts';

const databases: { drop(): Promise<void> }[] = [];
const stores: Store[] = [];
const configuredApiKey = 'a key of twenty-four characters or more';
const next = 'a key of twenty-four characters that is next';

afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await Promise.all(databases.map((database) => database.drop()));
});

test('returns the new key once', async () => {
  const store = await freshStore();
  const first = await seedDemonstration(store);
  const second = await seedDemonstration(store);
  expect(await callerOf(store, first.apiKey ?? '')).toMatchObject({ via: 'key' });
  expect(second).toEqual({ apiKey: undefined, configuredKey: undefined });
});

test('creates one account when several replicas seed at the same time', async () => {
  const store = await freshStore();
  const results = await Promise.all([1, 2, 3, 4].map(() => seedDemonstration(store)));
  expect(results.filter(({ apiKey }) => apiKey !== undefined)).toHaveLength(1);
  expect(await store.db.selectFrom('accounts').select('name').execute()).toEqual([{ name: 'Demonstration' }]);
});

test('uses a configured key instead of a new one', async () => {
  const store = await freshStore();
  expect((await seedDemonstration(store, { apiKey: configuredApiKey })).apiKey).toBeUndefined();
  const keys = await store.db.selectFrom('api_keys').select('last_four').execute();
  expect(keys).toEqual([{ last_four: 'more' }]);
  expect(await ownerOf(store, configuredApiKey)).toBeDefined();
});

test('revokes only the key that was configured before', async () => {
  const store = await freshStore();
  const { apiKey: firstKey = '' } = await seedDemonstration(store);
  await seedDemonstration(store, { apiKey: configuredApiKey });
  const { configuredKey } = await seedDemonstration(store, { apiKey: next });
  expect(configuredKey).toEqual({ isInUse: true, revoked: ['more'] });
  expect(await ownerOf(store, configuredApiKey)).toBeUndefined();
  expect(await ownerOf(store, next)).toEqual(await ownerOf(store, firstKey));
});

test('keeps a configured key over restarts', async () => {
  const store = await freshStore();
  await seedDemonstration(store, { apiKey: configuredApiKey });
  const { configuredKey } = await seedDemonstration(store, { apiKey: configuredApiKey });
  await seedDemonstration(store);
  expect([configuredKey, await ownerOf(store, configuredApiKey)]).toEqual([
    { isInUse: true, revoked: [] },
    expect.anything(),
  ]);
});

test('accepts a configured key for a user who was not removed', async () => {
  const store = await freshStore();
  const { apiKey = '' } = await seedDemonstration(store);
  const { accountId, userId } = (await ownerOf(store, apiKey)) ?? expect.fail('the key has no user');
  const [now, email] = [asInstant(0), 'colleague@example.org'];
  const id = await store.people.saveUser({ accountId, email, firstName: 'C', lastName: '', usernames: [] }, now);
  await store.withAccountLocked(accountId, (records) => records.markUserRemoved({ accountId, userId, now }));
  await seedDemonstration(store, { apiKey: configuredApiKey });
  expect(await ownerOf(store, configuredApiKey)).toEqual({ accountId, userId: id });
});

test('reports a configured key that was revoked', async () => {
  const store = await freshStore();
  await seedDemonstration(store, { apiKey: configuredApiKey });
  await seedDemonstration(store, { apiKey: next });
  const { configuredKey } = await seedDemonstration(store, { apiKey: configuredApiKey });
  expect(configuredKey).toEqual({ isInUse: false, revoked: ['next'] });
  expect(await ownerOf(store, configuredApiKey)).toBeUndefined();
});

test('leaves a configured key with its own account', async () => {
  const store = await freshStore();
  const account = { name: 'A', username: 'a', email: 'a@example.org', firstName: 'A', lastName: '', zone: utc };
  const accountId = (await createAccount(store, account, asInstant(0))) ?? expect.fail('no account was made');
  const issuedKey = (await issueKey(store, { accountId }, asInstant(0))) ?? expect.fail('no key was issued');
  const { configuredKey } = await seedDemonstration(store, { apiKey: issuedKey.key });
  expect(configuredKey).toEqual({ isInUse: false, revoked: [] });
  expect(await ownerOf(store, issuedKey.key)).toMatchObject({ accountId });
});

test('gives event type 42 one question of every type', async () => {
  const { store, accountId } = await seedAccount();
  const fields = await store.listFields(accountId, 42);
  const types = new Set(fields.map(({ type }) => type));
  expect(types, 'Add a question of each type to demonstration.ts.').toEqual(new Set(fieldTypes));
  expect(fields.filter((field) => field.is_required).map(({ identifier }) => identifier)).toEqual(['name', 'email']);
  expect(v.is(v.array(BookingFormField), fields)).toBe(true);
});

test('creates event types 42 and 43 as documented', async () => {
  const { store, accountId } = await seedAccount();
  const [call, session] = await Promise.all([42, 43].map((id) => store.findEventType(accountId, id)));
  expect(call?.eventType).toMatchObject({ title: 'Introductory call', duration: 30, durations: null });
  expect(session?.eventType).toMatchObject({ title: 'Working session', duration: 30, durations: [15, 30, 60] });
  expect(v.is(EventType, call?.eventType)).toBe(true);
});

test('puts the host in one team', async () => {
  const { store } = await seedAccount();
  const owner = await ownerOf(store, configuredApiKey);
  expect(await store.listTeams(owner ?? { accountId: 0, userId: 0 })).toMatchObject([{ username: 'demo-team' }]);
});

test('numbers the next event type after 43', async () => {
  const { store, accountId } = await seedAccount();
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

async function seedAccount(): Promise<{ store: Store; accountId: number }> {
  const store = await freshStore();
  await seedDemonstration(store, { apiKey: configuredApiKey });
  return { store, accountId: (await ownerOf(store, configuredApiKey))?.accountId ?? 0 };
}

async function callerOf(store: Store, key: string) {
  return (await store.findCallerByKey({ key, now: asInstant(0), requestsPerMinute: 60 }))?.caller;
}

async function ownerOf(store: Store, key: string) {
  const caller = await callerOf(store, key);
  return caller && { accountId: caller.accountId, userId: caller.userId };
}
