import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientEndpoints } from '../../contract/index.ts';
import { change, queryClient, send } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', hang);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that accepts the connection and never responds. */
function hang(_: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

test('counts a server that does not respond to a change within 30 seconds as unreachable', async () => {
  const outcome = change('updateAccount', { body: {} }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await Promise.race([outcome, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await outcome).toMatchObject({ failed: { kind: 'unreachable' } });
});

test('passes on that a request was aborted', async () => {
  const controller = new AbortController();
  const outcome = send(clientEndpoints.getAccount, { signal: controller.signal }).catch((error: unknown) => error);
  controller.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
});

test('does not hide a timeout behind further attempts', async () => {
  const fetch = vi.fn(hang);
  vi.stubGlobal('fetch', fetch);
  const { retry = false } = queryClient.getDefaultOptions().queries ?? {};
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) => send(clientEndpoints.getAccount, { signal });
  const outcome = queryClient.fetchQuery({ queryKey: ['account'], queryFn, retry }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await outcome).toMatchObject({ failed: { kind: 'unreachable' } });
  expect(fetch).toHaveBeenCalledOnce();
});
