import { fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientEndpoints, consoleClientEndpoints } from '../../contract/index.ts';
import { answerChallenges, send } from '../data/index.ts';
import { createFakeServer, leaveConsole, type Replies, refusal } from '../testing/index.ts';
import { setLocale } from '../words/index.ts';
import { ChallengeDialog, challenge, continueSession, currentSession, signInBy } from './index.ts';

const home = { id: 1, name: 'Ana Host', role: 'owner' };
const studio = { id: 2, name: 'Studio', role: 'admin' };

function signedInTo(account: typeof home, personId = 1) {
  return {
    state: 'signed_in',
    person: { id: personId, email: 'ana@example.com' },
    account: { id: account.id, name: account.name },
    user: { id: account.id * 10, first_name: 'Ana', last_name: 'Host' },
    role: account.role,
    accounts: [home, studio],
    proven_until: '2026-11-24T10:00:00Z',
    can: { passkeys: false, mail: false },
  };
}

function serve(replies: Replies) {
  const server = createFakeServer(replies);
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

/** Signs in to an account, whose session then ends. */
async function workIn(account: typeof home): Promise<void> {
  serve({ switchAccount: () => signedInTo(account) });
  await signInBy('switchAccount', { body: { account_id: account.id } });
  render(<ChallengeDialog />);
}

function enterPassword(button: string): void {
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'correct horse battery' } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', false);
  return setLocale(['en-GB']);
});
afterEach(() => {
  leaveConsole();
  vi.unstubAllGlobals();
});

test('returns to the account whose session ended before it resends a request', async () => {
  await workIn(studio);
  const server = serve({ signInWithPassword: () => signedInTo(home), switchAccount: () => signedInTo(studio) });
  const answer = challenge('sign_in');
  await screen.findByRole('dialog');
  enterPassword('Sign in');
  expect(await answer).toBe(true);
  expect(server.sent('switchAccount')).toEqual([{ account_id: studio.id }]);
  expect(currentSession()).toMatchObject({ account: { id: studio.id } });
});

test('does not switch another person to the account of the page', async () => {
  await workIn(home);
  const server = serve({ signInWithPassword: () => signedInTo(studio, 7) });
  const answer = challenge('sign_in');
  await screen.findByRole('dialog');
  enterPassword('Sign in');
  expect([await answer, server.sent('switchAccount')]).toEqual([false, []]);
});

test('names its person with every request, whoever has signed in in another tab', async () => {
  await workIn(home);
  const server = serve({ listSessions: () => [], getCurrentUser: () => refusal('internal_error') });
  await send(consoleClientEndpoints.listSessions);
  await expect(send(clientEndpoints.getCurrentUser)).rejects.toThrow();
  expect(server.received.map(({ headers }) => headers.get('sched-person'))).toEqual(['1', '1']);
});

test('resends a request without a dialog if the session has only got a new secret', async () => {
  await workIn(home);
  answerChallenges({ signIn: continueSession, prove: async () => false });
  let isFirst = true;
  serve({
    getSession: () => signedInTo(studio),
    listSessions() {
      const reply = isFirst ? refusal('session_required') : [];
      isFirst = false;
      return reply;
    },
  });
  expect(await send(consoleClientEndpoints.listSessions)).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['someone else is signed in', () => signedInTo(home, 7)],
  ['no one is signed in', () => ({ state: 'signed_out', can: { passkeys: false, mail: false } })],
  ['the request is refused again', () => signedInTo(home)],
])('asks the person of the page to sign in again if %s', async (_, getSession) => {
  await workIn(home);
  answerChallenges({ signIn: continueSession, prove: async () => false });
  const server = serve({ getSession, listSessions: () => refusal('session_required') });
  const answer = send(consoleClientEndpoints.listSessions);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await expect(answer).rejects.toThrow();
  expect(server.sent('getSession')).toHaveLength(1);
});

test('does not resend requests after a different person has signed in', async () => {
  await workIn(home);
  serve({ signInWithPassword: () => signedInTo(home, 7) });
  const answer = challenge('sign_in');
  await screen.findByRole('dialog');
  enterPassword('Sign in');
  expect(await answer).toBe(false);
});

test('asks for the proof again after the sign-in that interrupted it', async () => {
  await workIn(home);
  serve({ signInWithPassword: () => signedInTo(home), prove: () => signedInTo(home) });
  const proof = challenge('prove');
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  const signIn = challenge('sign_in');
  await screen.findByRole('dialog', { name: 'Sign in again' });
  enterPassword('Sign in');
  await signIn;
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  enterPassword('Confirm');
  expect(await proof).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
