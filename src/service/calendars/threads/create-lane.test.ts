import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLane } from './create-lane.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a lane for jobs that take as many milliseconds as they say, and records when each begins. */
function openLane() {
  const starts: [string, number][] = [];
  const from = performance.now();
  const run = createLane<{ readonly name: string; readonly millis: number }>({
    jobMillis: 5000,
    work({ name, millis }, signal) {
      starts.push([name, performance.now() - from]);
      return new Promise((resolve) => {
        setTimeout(() => resolve(name), millis);
        signal.addEventListener('abort', () => resolve(undefined), { once: true });
      });
    },
  });
  const never = new AbortController().signal;
  return {
    starts,
    run: (name: string, millis: number, accountId = 1, signal: AbortSignal = never) =>
      run({ name, millis }, { accountId, signal }),
  };
}

test('does one job after the other', async () => {
  const { starts, run } = openLane();
  const all = [run('a', 200), run('b', 3000), run('c', 10)];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect(starts).toEqual([
    ['a', 0],
    ['b', 200],
    ['c', 3200],
  ]);
});

test('never makes an account wait for two jobs of another', async () => {
  const { starts, run } = openLane();
  for (const name of ['a1', 'a2', 'a3']) void run(name, 100, 1);
  void run('b', 100, 2);
  void run('c', 100, 3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(starts.map(([name]) => name)).toEqual(['a1', 'b', 'c', 'a2', 'a3']);
});

test('drops a job that is aborted while it waits', async () => {
  const { starts, run } = openLane();
  const controller = new AbortController();
  void run('a', 100);
  const result = run('b', 100, 1, controller.signal);
  controller.abort();
  expect(await result).toBeUndefined();
  expect(await run('late', 100, 1, controller.signal)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(starts.map(([name]) => name)).toEqual(['a']);
});

test('continues after a job that throws', async () => {
  const run = createLane<string>({
    jobMillis: 5000,
    work: (name) => (name === 'broken' ? Promise.reject(new Error(name)) : Promise.resolve(name)),
  });
  const ticket = { accountId: 1, signal: new AbortController().signal };
  const all = Promise.all([run('broken', ticket), run('next', ticket)]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await all).toEqual([undefined, 'next']);
});
