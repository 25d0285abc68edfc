import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Availability } from '../../../contract/index.ts';
import { currentRoute } from '../../routing/index.ts';
import { leaveConsole, openScreen, refusal, sampleUser } from '../../testing/index.ts';
import { linkScreen } from './index.ts';

const token = 'a'.repeat(43);
const schedule: Availability = {
  id: 3,
  name: 'Hours',
  timezone: 'Europe/London',
  is_default: false,
  user_id: 1,
  working_days: ['monday'],
  hours: { monday: [{ start: '09:00', end: '17:00' }] },
  created_at: '2026-03-02T07:00:00+00:00',
  updated_at: '2026-03-02T07:00:00+00:00',
};
const session = {
  state: 'signed_in',
  person: { id: 2, email: 'bob@example.com' },
  account: { id: 1, name: 'Ana Host' },
  user: { id: 2, first_name: 'Bob', last_name: '' },
  role: 'member',
  accounts: [{ id: 1, name: 'Ana Host', role: 'member' }],
  proven_until: '2026-11-24T10:00:00Z',
  can: { passkeys: false, mail: false },
};
const signedOut = { state: 'signed_out', can: { passkeys: false, mail: false } };

const details = { email: 'bob@example.com', account_name: 'Ana Host', confirms_address: false };
const describeLink = () => details;

afterEach(leaveConsole);

async function choosePassword(): Promise<void> {
  fireEvent.input(await screen.findByLabelText('New password'), { target: { value: 'four unrelated words here' } });
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
}

test('uses an invitation only after the person has chosen a password', async () => {
  const server = await openScreen(linkScreen, `/link#invitation=${token}`, {
    replies: { describeLink, useLink: () => signedOut },
  });
  await screen.findByLabelText('New password');
  expect(server.sent('useLink')).toEqual([]);
  await choosePassword();
  await waitFor(() => expect(server.sent('useLink')).toEqual([{ token, password: 'four unrelated words here' }]));
});

test.each([
  ['saves the language of the page for a new member', {}, [{ locale: 'de' }]],
  ['keeps the language that a member has', { locale: 'fr' }, []],
])('%s', async (_, profile, expected) => {
  const replies = { describeLink, useLink: () => session, listAvailabilities: () => [schedule] };
  const users = { getCurrentUser: () => sampleUser(profile), updateCurrentUser: () => sampleUser() };
  const server = await openScreen(linkScreen, `/link#invitation=${token}`, {
    locale: 'de',
    replies: { ...replies, ...users },
  });
  fireEvent.input(await screen.findByLabelText('Neues Passwort'), { target: { value: 'four unrelated words here' } });
  fireEvent.click(screen.getByRole('button', { name: 'Beitreten' }));
  await waitFor(() => expect(currentRoute().path).toBe('/'));
  expect(server.sent('updateCurrentUser')).toEqual(expected);
});

test('leads a new member without a schedule to their own hours', async () => {
  const replies = { describeLink, useLink: () => session, listAvailabilities: () => [] };
  await openScreen(linkScreen, `/link#invitation=${token}`, { replies });
  await choosePassword();
  await waitFor(() => expect(currentRoute().path).toBe('/welcome'));
});

test.each(['member', 'admin'])('leads a %s who has joined to the bookings if there are hours', async (role) => {
  const listAvailabilities = () => [schedule];
  const replies = { describeLink, useLink: () => ({ ...session, role }), listAvailabilities };
  await openScreen(linkScreen, `/link#invitation=${token}`, { replies });
  await choosePassword();
  await waitFor(() => expect(currentRoute().path).toBe('/'));
});

test('names the account that invites, and the address under which the password is saved', async () => {
  await openScreen(linkScreen, `/link#invitation=${token}`, { replies: { describeLink } });
  await screen.findByText('Ana Host');
  expect(screen.getByText('bob@example.com')).toBeTruthy();
  const field = screen.getByDisplayValue('bob@example.com');
  expect([field.getAttribute('autocomplete'), field.hidden]).toEqual(['username', true]);
});

test('says what to do about a used link before a password is chosen', async () => {
  const replies = { describeLink: () => refusal('link_invalid') };
  await openScreen(linkScreen, `/link#invitation=${token}`, { replies });
  expect((await screen.findByRole('alert')).textContent).toContain('Ask for a new one.');
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('says what to do about a link that is used elsewhere in the meantime', async () => {
  const replies = { describeLink, useLink: () => refusal('link_invalid') };
  await openScreen(linkScreen, `/link#sign-in=${token}`, { replies });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ask for a new one.');
});

test('says that the first link to an address ends earlier ways to sign in', async () => {
  const replies = { describeLink: () => ({ ...details, account_name: null, confirms_address: true }) };
  await openScreen(linkScreen, `/link#sign-in=${token}`, { replies });
  await screen.findByText(/Any earlier password and passkeys stop working/);
});

test('says that a link without its secret is incomplete', async () => {
  await openScreen(linkScreen, '/link', { replies: {} });
  expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
});
