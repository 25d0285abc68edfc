import { fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSession } from '../../session/index.ts';
import { leaveConsole, openScreen, refusal } from '../../testing/index.ts';
import { signInScreen } from './index.ts';

beforeEach(() => vi.stubGlobal('isSecureContext', false));
afterEach(leaveConsole);

/** Opens the screen as a person who is not signed in. */
async function open(mail: boolean, requestSignInLink: () => unknown = () => null) {
  const getSession = () => ({ state: 'signed_out', can: { passkeys: false, mail } });
  const server = await openScreen(signInScreen, '/sign-in', { replies: { getSession, requestSignInLink } });
  await loadSession();
  return server;
}

async function requestLink(email: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Email me a link to sign in' }));
  fireEvent.input(screen.getByLabelText('Email address'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
}

test('sends a link by email, and reveals nothing about the address', async () => {
  const server = await open(true);
  await requestLink('ada@example.com');
  expect(await screen.findByText(/^If this address can sign in here/)).toBeTruthy();
  expect(server.sent('requestSignInLink')).toEqual([{ email: 'ada@example.com' }]);
});

test('says why no link was sent', async () => {
  await open(true, () => refusal('too_many_requests'));
  await requestLink('ada@example.com');
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
});

test('returns from the email link to the password', async () => {
  await open(true);
  fireEvent.click(await screen.findByRole('button', { name: 'Email me a link to sign in' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with your password' }));
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

test('names whom to ask for a new password, and the command for the operator', async () => {
  await open(false);
  expect(screen.getByText(/^Ask the person who runs this server/).textContent).not.toContain('sched');
  expect(screen.getByText('npm run --silent sched console reset-password EMAIL').tagName).toBe('CODE');
});

test('offers no link by email if the server does not send mail', async () => {
  await open(false);
  expect(screen.queryByRole('button', { name: 'Email me a link to sign in' })).toBeNull();
});
