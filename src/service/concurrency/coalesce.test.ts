import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCoalescer } from './coalesce.ts';
import { createQueue } from './queue.ts';
import { QueueFullError } from './queue-full-error.ts';

/**
 * Waits until all work of a test is done. It does not wait until no timer is left: one of another file may never end.
 */
const longEnoughMillis = 5000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Work whose state counts the callers that share it. It takes `millis`, and returns that count. */
function createCounts(millis = 100) {
  const results: string[] = [];
  const share = createCoalescer(createQueue({ concurrency: 1, maxWaiting: 5, timeoutMillis: 3000, stallMillis: 2000 }));
  function count(name: string): Promise<number> {
    const { state, result } = share({
      name,
      turn: { key: 'account' },
      prepare: () => ({ count: 0 }),
      async work({ count }) {
        await new Promise((resolve) => setTimeout(resolve, millis));
        results.push(`${name} for ${count}`);
        return count;
      },
    });
    state.count += 1;
    return result;
  }
  return { count, results };
}

test('runs work once if it is requested again while it waits', async () => {
  const { count, results } = createCounts();
  const all = ['a', 'b', 'b', 'b'].map(count);
  await vi.advanceTimersByTimeAsync(longEnoughMillis);
  expect(await Promise.all(all)).toEqual([1, 3, 3, 3]);
  expect(results).toEqual(['a for 1', 'b for 3']);
});

test('does not share work that has begun', async () => {
  const { count, results } = createCounts();
  const first = count('a');
  await vi.advanceTimersByTimeAsync(50);
  const later = [count('a'), count('a')];
  await vi.advanceTimersByTimeAsync(longEnoughMillis);
  expect([await first, ...(await Promise.all(later))]).toEqual([1, 2, 2]);
  expect(results).toEqual(['a for 1', 'a for 2']);
});

test('refuses all callers of work that waits too long, and starts again for the next', async () => {
  const { count, results } = createCounts(2500);
  const hung = count('a');
  const refusals = [count('b'), count('b')].map((result) => expect(result).rejects.toThrow(QueueFullError));
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(refusals);
  const next = count('b');
  await vi.advanceTimersByTimeAsync(longEnoughMillis);
  expect([await hung, await next]).toEqual([1, 1]);
  expect(results).toEqual(['a for 1', 'b for 1']);
});
