import { expect, test } from 'vitest';
import type { ZoneName } from '../../../time/index.ts';
import { instant, openService } from '../../testing/index.ts';
import { createAccount, issueKey } from '../index.ts';

const { store, request } = await openService();
const now = instant('2026-03-02T12:00:00Z');
const zone = 'Europe/Berlin' as ZoneName; // a name of the tz database
const host = { name: 'Navy', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', zone };

test('creates an account and a key that can change it', async () => {
  const accountId = (await createAccount(store, { ...host, username: 'grace' }, now)) ?? expect.fail('was not made');
  const { key } = (await issueKey(store, { accountId }, now)) ?? expect.fail('no key');
  const me = await request('/v1/users/me', { key });
  expect(me.body.data).toMatchObject({ first_name: 'Grace', username: 'grace', timezone: zone });
});

test('gives a new account weekdays nine to five and an event type', async () => {
  const accountId = (await createAccount(store, { ...host, username: 'joan' }, now)) ?? expect.fail('was not made');
  const { key } = (await issueKey(store, { accountId }, now)) ?? expect.fail('no key');
  expect((await request('/v1/availabilities', { key })).body.data).toMatchObject([
    { timezone: zone, is_default: true },
  ]);
  const [{ id, public_id }] = (await request('/v1/event-types', { key })).body.data;
  const { slots } = (await request(`/v1/event-types/${id}/slots?start=2026-03-06&end=2026-03-08`, { key })).body.data;
  expect([public_id, Object.keys(slots)]).toEqual(['joan/30-minute-meeting', ['2026-03-06']]);
  expect(slots['2026-03-06']).toHaveLength(16);
});

test('creates nothing when the username is taken', async () => {
  await createAccount(store, { ...host, username: 'ada' }, now);
  const before = await store.db.selectFrom('accounts').select('id').execute();
  expect(await createAccount(store, { ...host, username: 'ADA' }, now)).toBeUndefined();
  expect(await store.db.selectFrom('accounts').select('id').execute()).toHaveLength(before.length);
});

test.each(['docs', 'Manage', 'console', 'v1'])(
  'does not create an account whose page would have the address /%s of the server',
  async (username) => {
    expect(await createAccount(store, { ...host, username }, now)).toBeUndefined();
  },
);
