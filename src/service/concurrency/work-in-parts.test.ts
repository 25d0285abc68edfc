import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workInParts } from './work-in-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Works in parts that take as many milliseconds; returns when each began, and when all had ended. */
async function beginnings(millis: readonly number[], rests: boolean): Promise<number[]> {
  const from = performance.now();
  const begun: number[] = [];
  const parts = millis.map((time) => () => {
    begun.push(performance.now() - from);
    return new Promise((resolve) => setTimeout(resolve, time));
  });
  const ended = workInParts(parts, { rests }).then(() => performance.now() - from);
  await vi.advanceTimersByTimeAsync(10_000);
  return [...begun, await ended];
}

test('rests between two parts four times as long as the first took', async () => {
  expect(await beginnings([100, 20, 50], true)).toEqual([0, 500, 600, 650]);
});

test('rests for a second at the most', async () => {
  expect(await beginnings([200, 200, 200], true)).toEqual([0, 1000, 1400, 1600]);
});

test('does not rest while somebody waits', async () => {
  expect(await beginnings([100, 20, 50], false)).toEqual([0, 100, 120, 170]);
});
