import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession } from '../session/index.ts';
import { connect, connectionFailure, connectNow } from './connection.ts';

const signedOut = { state: 'signed_out', can: { passkeys: false, mail: false } };
const respond = async () => new Response(JSON.stringify({ success: true, data: signedOut }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('loads the session by itself once the server is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await connect();
  expect(connectionFailure.value).toMatchObject({ count: 1 });
  vi.stubGlobal('fetch', respond);
  await vi.advanceTimersByTimeAsync(5000);
  expect(connectionFailure.value).toBeUndefined();
  expect(currentSession()).toEqual(signedOut);
});

test('aborts an attempt that hangs when the person tries again', async () => {
  const abort = vi.fn();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', abort);
    return new Promise(() => undefined);
  });
  void connect();
  connectNow();
  expect(abort).toHaveBeenCalledOnce();
  vi.stubGlobal('fetch', respond);
  connectNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(currentSession()).toEqual(signedOut);
});
