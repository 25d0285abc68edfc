import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lockRace, makeRotation, makeTeam, openService, statementsOf, untilLockWaits } from '../../testing/index.ts';
import { connect } from '../postgres/index.ts';
import { createBookingPageFinder, TooManyVisitsError } from './booking-page.ts';

const { store, account: open, ...service } = await openService();
const findBookingPage = createBookingPageFinder(store);
const account = await open({ eventType: { title: 'Second', slug: 'second', position: 2 } });
const username = `grace-${account.accountId}`;
await account.eventType({ title: 'First', slug: 'first', position: 1 });
await account.eventType({ title: 'Off', slug: 'off', is_active: false });
await account.eventType({ title: 'Private', slug: 'hidden', private_name: 'p_secret' });

test('shows the public event types of a host in their order', async () => {
  const page = await findBookingPage({ username: username.toUpperCase() });
  expect(page?.host).toEqual({ name: 'Grace Hopper', avatar: '', about: '' });
  expect(page?.eventTypes.map(({ public_id }) => public_id)).toEqual([`${username}/first`, `${username}/second`]);
});

test('shows a private event type only by its unguessable name', async () => {
  const byName = async (name: string) => (await findBookingPage({ username, name }))?.eventTypes;
  expect(await byName('p_secret')).toMatchObject([{ title: 'Private', visibility: 'private' }]);
  expect([await byName('hidden'), await byName('off')]).toEqual([undefined, undefined]);
});

test('finds no page for a team or an unknown name', async () => {
  await makeTeam(store, [account], 'the-team');
  const pages = await Promise.all(['the-team', 'nobody'].map((name) => findBookingPage({ username: name })));
  expect([pages, service.logged]).toEqual([[undefined, undefined], []]);
});

test('shows where people meet only if anyone may know', async () => {
  const host = await open({ eventType: { location: JSON.stringify({ type: 'in_person', value: '12 Main St' }) } });
  const location = JSON.stringify({ type: 'in_person', value: '3 High St', is_public: true });
  await host.eventType({ title: 'Shown', slug: 'shown', location, position: 9 });
  const page = await findBookingPage({ username: `grace-${host.accountId}` });
  expect(page?.eventTypes.map(({ place }) => place)).toEqual([
    { type: 'in_person', value: '' },
    { type: 'in_person', value: '3 High St' },
  ]);
});

test('shows the event type of a removed host while others take turns for it', async () => {
  const host = await open({ eventType: { slug: 'turns' } });
  await host.eventType({ slug: 'alone' });
  await makeRotation({ store, ...service, account: open }, host, [{}]);
  const users = store.db.updateTable('users').set({ removed_at: '2026-03-01T00:00:00Z' });
  await users.where('account_id', '=', host.accountId).where('id', '=', host.userId).execute();
  const find = (name?: string) => findBookingPage({ username: `grace-${host.accountId}`, name });
  expect([(await find('turns'))?.isTeam, await find('alone'), await find()]).toEqual([true, undefined, undefined]);
});

test('names the business on the page of an event type for which several hosts take turns', async () => {
  const host = await open({ eventType: { slug: 'turns' } });
  await makeRotation({ store, ...service, account: open }, host, [{}, {}]);
  const find = async (name?: string) => (await findBookingPage({ username: `grace-${host.accountId}`, name }))?.host;
  expect(await find('turns')).toEqual({ name: 'Test', avatar: '', about: '' });
  await service.send(host, 'PUT /branding', { name: 'Hopper Advice' });
  expect(await find('turns')).toMatchObject({ name: 'Hopper Advice' });
  expect(await find()).toMatchObject({ name: 'Grace Hopper' });
});

test('reads a page once for all visits that wait for it', lockRace, async () => {
  const other = connect({ databaseUrl: service.databaseUrl, poolSize: 1 });
  const statements = await statementsOf(async () => {
    const visits = await other.transaction().execute(async (trx) => {
      await sql`lock table event_types in access exclusive mode`.execute(trx);
      const all = Array.from({ length: 30 }, () => findBookingPage({ username }));
      await untilLockWaits(trx, 1);
      // Meanwhile, all visits find the user whose page it is.
      for (const _ of all) await sql`select 1`.execute(store.db);
      return all;
    });
    await Promise.all(visits);
  });
  // Once for the first visit, and once for those that came while it was read.
  expect(statements.filter(({ text }) => text.includes('"event_types"'))).toHaveLength(2);
  await other.destroy();
});

test('refuses visits to an account while too many wait, and serves other accounts', async () => {
  const other = await open();
  const names = Array.from({ length: 130 }, (_, number) => `name-${number}`);
  const flood = Promise.allSettled(names.map((name) => findBookingPage({ username, name })));
  expect(await findBookingPage({ username: `grace-${other.accountId}` })).toBeDefined();
  const errors = (await flood).flatMap((visit) => (visit.status === 'rejected' ? [visit.reason] : []));
  expect(errors[0]).toBeInstanceOf(TooManyVisitsError);
});
