import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepClaim } from './keep-claim.ts';

const times = { claimMillis: 20_000, leftMillis: 19_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('keeps a claim for as long as it can be renewed', async () => {
  const renew = vi.fn(async () => true);
  const claim = keepClaim(renew, times);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([claim.lossSignal.aborted, renew.mock.calls.length]).toEqual([false, 6]);
  claim.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([claim.lossSignal.aborted, renew.mock.calls.length]).toEqual([false, 6]);
});

test('loses a claim immediately when another process has it', async () => {
  const claim = keepClaim(async () => false, times);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(claim.lossSignal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(claim.lossSignal.aborted).toBe(true);
  claim.end();
});

test('loses a claim when it expires while the database does not respond', async () => {
  const claim = keepClaim(() => Promise.reject(new Error('no connection')), times);
  await vi.advanceTimersByTimeAsync(18_999);
  expect(claim.lossSignal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(claim.lossSignal.aborted).toBe(true);
  claim.end();
});

test('counts a renewed claim from when the renewal was requested', async () => {
  const answers = [true, new Promise<boolean>(() => undefined)];
  const slowly = async () => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    return answers.shift() ?? false;
  };
  const claim = keepClaim(slowly, times);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(claim.lossSignal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(claim.lossSignal.aborted).toBe(true);
  claim.end();
});

test('does not lose a claim that is ended while it is renewed', async () => {
  const renewal = Promise.withResolvers<boolean>();
  const claim = keepClaim(() => renewal.promise, times);
  await vi.advanceTimersByTimeAsync(10_000);
  claim.end();
  renewal.resolve(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(claim.lossSignal.aborted).toBe(false);
});
