import { expect, test } from 'vitest';
import { openConsole, strongPassword } from '../../testing/index.ts';
import { linkMaker } from './link-makers.testing.ts';

const console = await openConsole();
await console.owner('owner@example.com');

test('sets a new password by a link, and signs out everyone else', async () => {
  await console.owner('forgot@example.com');
  const before = console.browser();
  await before.send('POST sign-in/password', { email: 'forgot@example.com', password: strongPassword });
  const token = await console.link({ purpose: 'reset', email: 'forgot@example.com' });
  const browser = console.browser();
  const without = await browser.send('POST sign-in/link/use', { token });
  expect([without.status, Object.keys(without.body.error.errors)]).toEqual([422, ['password']]);
  const reply = await browser.send('POST sign-in/link/use', { token, password: 'a new long password' });
  expect(reply.body.data.state).toBe('signed_in');
  expect((await before.send('GET session')).body.data.state).toBe('signed_out');
  const old = await before.send('POST sign-in/password', { email: 'forgot@example.com', password: strongPassword });
  expect(old.status).toBe(401);
});

test('ends the session of someone else in a browser that sets a new password by a link', async () => {
  await console.owner('next@example.com');
  const browser = console.browser();
  await browser.send('POST sign-in/password', { email: 'owner@example.com', password: strongPassword });
  const before = console.browser();
  before.cookies.set('sched', browser.cookies.get('sched') ?? '');
  const token = await console.link({ purpose: 'reset', email: 'next@example.com' });
  const reply = await browser.send('POST sign-in/link/use', { token, password: 'a new long password' });
  expect(reply.body.data.person.email).toBe('next@example.com');
  expect((await before.send('GET session')).body.data.state).toBe('signed_out');
});

test('ends every other link of a person who sets a new password by one', async () => {
  await console.owner('several@example.com');
  const make = await linkMaker(console, 'several@example.com');
  const [first, second, signIn] = [await make('reset'), await make('reset'), await make('sign_in')];
  const otherLink = await console.link({ purpose: 'sign_in', email: 'owner@example.com' });
  const use = async (token: string) =>
    (await console.browser().send('POST sign-in/link/use', { token, password: 'a new long password' })).status;
  expect([await use(first), await use(second), await use(signIn), await use(otherLink)]).toEqual([200, 410, 410, 200]);
});

test('sets one password when two links to reset it are used at the same time', async () => {
  await console.owner('twice@example.com');
  const make = await linkMaker(console, 'twice@example.com');
  const tokens = [await make('reset'), await make('reset')];
  const body = (token: string) => ({ token, password: 'a new long password' });
  const replies = await Promise.all(
    tokens.map((token) => console.browser().send('POST sign-in/link/use', body(token))),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
});
