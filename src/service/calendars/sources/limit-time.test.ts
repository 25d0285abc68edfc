import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { OutwardRequest } from '../../outward/index.ts';
import { limitTime } from './limit-time.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const response = { status: 200, headers: {}, body: [], url: 'https://calendar.example/' };
const options: OutwardRequest = {
  accountId: 1,
  url: response.url,
  method: 'GET',
  maxBytes: 1,
  signal: new AbortController().signal,
};

/**
 * Holds the clock, and returns a function that counts the pending timers of this length in milliseconds. Other files of
 * the process may have timers of their own.
 */
function holdTimers(millis: number): () => number {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const [starts, ends] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  return () => {
    const timers = starts.mock.results.filter((_, index) => starts.mock.calls[index]?.[1] === millis);
    return timers.filter(({ value }) => ends.mock.calls.every(([timer]) => timer !== value)).length;
  };
}

/** Answers a request after so many milliseconds, unless it is aborted. */
function answerAfter(millis: number) {
  return async ({ signal }: OutwardRequest) => {
    await setTimeout(millis, undefined, { signal });
    return response;
  };
}

test('aborts the request with which all requests together exceed the limit', async () => {
  const request = limitTime(answerAfter(300), 500);
  expect(await request(options)).toBe(response);
  await expect(request(options)).rejects.toThrow('aborted');
  await expect(request(options)).rejects.toThrow('aborted');
});

test('does not count the time between two requests', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const request = limitTime(answerAfter(50), 30_000);
  for (let count = 0; count < 3; count += 1) {
    expect(await request(options)).toBe(response);
    now += 60_000;
  }
  clock.mockRestore();
});

test('does not count the pauses while it reads a response', async () => {
  const countPending = holdTimers(30);
  async function readSlowly({ nextStep }: OutwardRequest) {
    for (let step = 0; step < 5; step += 1) await nextStep?.();
    return response;
  }
  const request = limitTime(readSlowly, 30);
  const nextStep = () => new Promise<void>((resolve) => globalThis.setTimeout(resolve, 20));
  const result = request({ ...options, nextStep });
  await vi.advanceTimersByTimeAsync(100);
  expect(await result).toBe(response);
  expect(countPending()).toBe(0);
});

test('counts how long a server takes between two pauses', async () => {
  async function readSlowly({ nextStep, signal }: OutwardRequest) {
    for (let step = 0; step < 5; step += 1) {
      await setTimeout(20, undefined, { signal });
      await nextStep?.();
    }
    return response;
  }
  await expect(limitTime(readSlowly, 70)({ ...options, nextStep: async () => undefined })).rejects.toThrow('aborted');
});

test('clears the timer of a request that is aborted during a pause', async () => {
  const countPending = holdTimers(30);
  const sending = new AbortController();
  const request = limitTime(async ({ nextStep, signal }) => {
    void nextStep?.();
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    return response;
  }, 30);
  const nextStep = () => new Promise<void>((resolve) => globalThis.setTimeout(resolve, 20));
  const result = request({ ...options, signal: sending.signal, nextStep });
  sending.abort();
  await expect(result).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(25);
  expect(countPending()).toBe(0);
});

test('ends a request that its sender aborts', async () => {
  const request = limitTime(answerAfter(10_000), 10_000);
  await expect(request({ ...options, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});
