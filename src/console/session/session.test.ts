import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../data/index.ts';
import { createFakeServer, type Replies } from '../testing/index.ts';
import { challenge, signOut } from './index.ts';

beforeEach(() => {
  queryClient.setQueryData(['bookings'], 'known');
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const signedOut = { state: 'signed_out', can: { passkeys: false, mail: false } };

function serve(replies: Replies): void {
  vi.stubGlobal('fetch', createFakeServer(replies).fetch);
}

test('does not ask a person who has signed out to sign in again', async () => {
  let answer: Promise<boolean> | undefined;
  serve({
    signOut: () => null,
    getSession() {
      // A screen that was still visible has read something again.
      answer = challenge('sign_in');
      return signedOut;
    },
  });
  await signOut();
  expect(await answer).toBe(false);
});

test('keeps what was read until the screens that show it are gone', async () => {
  const readCache = vi.fn(() => queryClient.getQueryData(['bookings']));
  serve({ signOut: () => null, getSession: () => readCache() && signedOut });
  await signOut();
  expect(readCache).toHaveReturnedWith('known');
});
