import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { OutwardRequest } from '../../outward/index.ts';
import { limitTime } from './limit-time.ts';

const response = { status: 200, headers: {}, body: [], url: 'https://calendar.example/' };
const wanted: OutwardRequest = {
  ...{ accountId: 1, url: response.url, method: 'GET', maxBytes: 1 },
  signal: new AbortController().signal,
};

/** Answers a request after so many milliseconds, unless it is aborted. */
function answerAfter(millis: number) {
  return async ({ signal }: OutwardRequest) => {
    await setTimeout(millis, undefined, { signal });
    return response;
  };
}

test('ends the request during which all together have taken too long', async () => {
  const request = limitTime(answerAfter(300), 500);
  expect(await request(wanted)).toBe(response);
  await expect(request(wanted)).rejects.toThrow('aborted');
  await expect(request(wanted)).rejects.toThrow('aborted');
});

test('does not count what is done between two requests', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const request = limitTime(answerAfter(50), 30_000);
  for (let count = 0; count < 3; count += 1) {
    expect(await request(wanted)).toBe(response);
    now += 60_000;
  }
  clock.mockRestore();
});

test('ends a request that its sender aborts', async () => {
  const request = limitTime(answerAfter(10_000), 10_000);
  await expect(request({ ...wanted, signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});
