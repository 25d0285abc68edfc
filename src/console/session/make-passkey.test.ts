import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeServer } from '../testing/index.ts';
import { describeError } from '../ui/index.ts';
import { setLocale } from '../words/index.ts';
import { makePasskey } from './index.ts';

const options = { challenge: 'AQID', rp: { name: 'Sched' }, user: { id: 'AQ', name: 'ana', displayName: 'Ana' } };

beforeEach(async () => {
  await setLocale(['de']);
  // The browser's own support of passkeys, which the DOM of the tests lacks.
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('fetch', createFakeServer({ startPasskey: () => ({ ...options, pubKeyCredParams: [] }) }).fetch);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLocale(['en-GB']);
});

test.each([
  ['InvalidStateError', 'Auf diesem Gerät gibt es bereits einen Passkey für Sie.'],
  ['SecurityError', 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.'],
])('describes the %s of a browser in the page’s language', async (name, sentence) => {
  const create = vi.fn(async () => {
    throw new DOMException('The operation failed.', name);
  });
  vi.stubGlobal('navigator', { credentials: { create } });
  const error = await makePasskey('Laptop').catch((reason: unknown) => reason);
  expect(create).toHaveBeenCalledOnce();
  expect(describeError(error)).toBe(sentence);
});
