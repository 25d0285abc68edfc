import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { leaveConsole, openScreen, refusal } from '../../testing/index.ts';
import { linkScreen } from './index.ts';

const token = 'a'.repeat(43);
const signedOut = { state: 'signed_out', can: { passkeys: false, mail: false } };

afterEach(leaveConsole);

test('uses an invitation only after somebody has chosen a password', async () => {
  const server = await openScreen(linkScreen, `/link#invitation=${token}`, { replies: { useLink: () => signedOut } });
  expect(server.sent('useLink')).toEqual([]);
  fireEvent.input(screen.getByLabelText('New password'), { target: { value: 'four unrelated words here' } });
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(server.sent('useLink')).toEqual([{ token, password: 'four unrelated words here' }]));
});

test('says what to do about a link that was used already', async () => {
  const replies = { useLink: () => refusal('link_invalid') };
  await openScreen(linkScreen, `/link#sign-in=${token}`, { replies });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Ask for a new one.');
});

test('says that a link without its secret is not complete', async () => {
  await openScreen(linkScreen, '/link', { replies: {} });
  expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
});
