import { expect, test } from 'vitest';
import { makeTeam, openService } from '../../testing/index.ts';
import { findBookingPage } from './booking-page.ts';

const { store, account: open, ...service } = await openService();
const account = await open({ eventType: { title: 'Second', slug: 'second', position: 2 } });
const username = `grace-${account.accountId}`;
await account.eventType({ title: 'First', slug: 'first', position: 1 });
await account.eventType({ title: 'Off', slug: 'off', is_active: false });
await account.eventType({ title: 'Private', slug: 'hidden', private_name: 'p_secret' });

test('shows the public event types of a host in their order', async () => {
  const page = await findBookingPage(store, { username: username.toUpperCase() });
  expect(page?.host).toEqual({ name: 'Grace Hopper', avatar: '' });
  expect(page?.eventTypes.map(({ public_id }) => public_id)).toEqual([`${username}/first`, `${username}/second`]);
});

test('shows a private event type only by the name that nobody can guess', async () => {
  const byName = async (name: string) => (await findBookingPage(store, { username, name }))?.eventTypes[0]?.title;
  expect([await byName('p_secret'), await byName('hidden'), await byName('off')]).toEqual([
    'Private',
    undefined,
    undefined,
  ]);
});

test('has no page for a team, or for nobody', async () => {
  await makeTeam(store, [account], 'the-team');
  const pages = await Promise.all(['the-team', 'nobody'].map((name) => findBookingPage(store, { username: name })));
  expect([pages, service.logged]).toEqual([[undefined, undefined], []]);
});
