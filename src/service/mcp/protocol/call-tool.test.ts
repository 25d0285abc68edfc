import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asInstant } from '../../../time/index.ts';
import type { Session } from '../session.ts';
import { callTool } from './call-tool.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A session whose operations never end. */
function hangingSession(): Session {
  return {
    caller: { accountId: 1, userId: 1, scopes: ['read', 'book'], via: 'mcp' },
    clock: () => asInstant(0),
    publicUrl: '',
    sendsMail: false,
    hostOf: () => Promise.reject(new Error('no host')),
    call: () => Promise.withResolvers<never>().promise,
    problemOf: () => ({ code: 'internal_error' }),
  };
}

test('responds for a hanging tool after exactly 30 seconds', async () => {
  const onAnswer = vi.fn();
  void callTool(hangingSession(), { name: 'get_me' }).then(onAnswer);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onAnswer).toHaveBeenCalledOnce();
});

test('tells a model to check the effect of a late tool, and when to try again', async () => {
  const answer = callTool(hangingSession(), { name: 'cancel_booking', arguments: { id: 'x' } });
  await vi.advanceTimersByTimeAsync(30_000);
  const { content, isError } = await answer;
  expect(isError).toBe(true);
  expect(content[0]?.text).toMatch(/A change may still be made.*\nTry again in 5 seconds\./);
});

test('leaves no timer behind after an answer', async () => {
  const [setSpy, clearSpy] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  const failing = { ...hangingSession(), call: () => Promise.reject(new Error('away')) };
  expect((await callTool(failing, { name: 'get_me' })).isError).toBe(true);
  // Other files of the process may have timers of their own.
  const limits = setSpy.mock.results.filter((_, index) => setSpy.mock.calls[index]?.[1] === 30_000);
  expect(limits).toHaveLength(1);
  expect(clearSpy).toHaveBeenCalledWith(limits[0]?.value);
});
