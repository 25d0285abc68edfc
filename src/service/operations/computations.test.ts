import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../contract/index.ts';
import { createComputations } from './computations.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A computation that goes on until the test ends it. */
function computing() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { compute: () => promise.then(() => ok('computed')), end: resolve };
}

test('runs two computations of an account without delaying others', async () => {
  const { run } = createComputations();
  const { compute, end } = computing();
  const third = vi.fn(async () => ok('third'));
  const all = [run(1, compute), run(1, compute), run(1, third)];
  expect(await run(2, async () => ok('other'))).toEqual(ok('other'));
  expect(third).not.toHaveBeenCalled();
  end();
  expect(await Promise.all(all)).toEqual([ok('computed'), ok('computed'), ok('third')]);
});

test('refuses with Retry-After what would wait too long', async () => {
  const { run } = createComputations();
  const { compute, end } = computing();
  const all = Array.from({ length: 102 }, () => run(1, compute));
  const refused = { ok: false, problem: { code: 'unavailable', retryAfterSeconds: 2 } };
  expect(await run(1, compute)).toEqual(refused);
  await vi.advanceTimersByTimeAsync(2500);
  expect(await all.at(-1)).toEqual(refused);
  end();
  expect(await all[0]).toEqual(ok('computed'));
});

test('passes on what a computation throws', async () => {
  const { run } = createComputations();
  await expect(run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('runs one step in each turn of the event loop', async () => {
  const { nextStep } = createComputations();
  let round = 0;
  const count = () => {
    round += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const begun = await Promise.all(Array.from({ length: 5 }, () => nextStep().then(() => round)));
  clearImmediate(counting);
  expect(new Set(begun).size).toBe(5);
});
