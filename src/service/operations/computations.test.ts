import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../contract/index.ts';
import type { Records } from '../records/index.ts';
import { createComputations } from './computations.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

let questions = 0;

/** Returns a question of an account. Each call returns a different one unless it names a subject. */
function question(accountId: number, about: unknown = questions++, records = {}) {
  const caller = { accountId, userId: 1, via: 'key', scopes: [] } as const;
  // What is computed here reads no records.
  return {
    operation: 'getSlots',
    records: records as Records,
    input: { caller, params: {}, query: { about } },
  } as const;
}

/** A computation that continues until the test ends it. */
function computing() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { compute: () => promise.then(() => ok('computed')), end: resolve };
}

test('runs two computations of an account without delaying others', async () => {
  const { run } = createComputations();
  const { compute, end } = computing();
  const third = vi.fn(async () => ok('third'));
  const all = [run(question(1), compute), run(question(1), compute), run(question(1), third)];
  expect(await run(question(2), async () => ok('other'))).toEqual(ok('other'));
  expect(third).not.toHaveBeenCalled();
  end();
  expect(await Promise.all(all)).toEqual([ok('computed'), ok('computed'), ok('third')]);
});

test('refuses a computation that would wait too long, with Retry-After', async () => {
  const { run } = createComputations();
  const { compute, end } = computing();
  const all = Array.from({ length: 102 }, () => run(question(1), compute));
  const refusal = { ok: false, problem: { code: 'unavailable', retryAfterSeconds: 2 } };
  expect(await run(question(1), compute)).toEqual(refusal);
  await vi.advanceTimersByTimeAsync(2500);
  expect(await all.at(-1)).toEqual(refusal);
  end();
  expect(await all[0]).toEqual(ok('computed'));
});

test('computes a result once for many requests at the same time', async () => {
  const { run } = createComputations();
  const records = {};
  const compute = vi.fn(async () => ok('computed'));
  const [same, other] = [question(1, 'March', records), question(1, 'April', records)];
  expect(await Promise.all([run(same, compute), run(same, compute), run(other, compute)])).toHaveLength(3);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('does not share computations between transactions', async () => {
  const { run } = createComputations();
  const compute = vi.fn(async () => ok('computed'));
  await Promise.all([run(question(1, 'March', {}), compute), run(question(1, 'March', {}), compute)]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('rethrows the error of a computation', async () => {
  const { run } = createComputations();
  await expect(run(question(1), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
