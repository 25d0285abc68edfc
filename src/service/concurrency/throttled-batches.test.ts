import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottledBatches } from './throttled-batches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Does works whose parts take this many milliseconds. Returns when each part began, and when the last one ended. */
async function beginnings(works: readonly (readonly number[])[], isThrottled: boolean): Promise<number[]> {
  const from = performance.now();
  const starts: number[] = [];
  const workInParts = createThrottledBatches({ isThrottled });
  async function doAll(): Promise<number> {
    for (const millis of works) {
      const parts = millis.map((time) => () => {
        starts.push(performance.now() - from);
        return new Promise((resolve) => setTimeout(resolve, time));
      });
      await workInParts(parts);
    }
    return performance.now() - from;
  }
  const totalMillis = doAll();
  await vi.advanceTimersByTimeAsync(10_000);
  return [...starts, await totalMillis];
}

test('pauses between two parts eight times as long as the first took', async () => {
  expect(await beginnings([[50, 20, 50]], true)).toEqual([0, 450, 630, 680]);
});

test('pauses for at most a second, evenly spread over the parts', async () => {
  expect(await beginnings([[200, 200, 10, 10, 200]], true)).toEqual([0, 450, 900, 990, 1080, 1280]);
  expect(await beginnings([[10, 200, 200]], true)).toEqual([0, 90, 1210, 1410]);
});

test('pauses no longer for several works of one transaction', async () => {
  expect(
    await beginnings(
      [
        [200, 100],
        [100, 100],
      ],
      true,
    ),
  ).toEqual([0, 1200, 1300, 1400, 1500]);
});

test('does not pause while a person waits for the work', async () => {
  expect(await beginnings([[100, 20, 50]], false)).toEqual([0, 100, 120, 170]);
});
