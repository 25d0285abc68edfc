import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPolling } from './poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(work: () => Promise<unknown>) {
  const log = { error: vi.fn() };
  return { log, polling: createPolling(work, { pollMillis: 1000, log, failureMessage: 'It failed.' }) };
}

test('logs a failure once until a round succeeds', async () => {
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('away'));
  const { log, polling } = open(work);
  polling.now();
  await vi.advanceTimersByTimeAsync(3000);
  expect([work.mock.calls.length, log.error.mock.calls.length]).toEqual([4, 1]);
  work.mockResolvedValueOnce();
  await vi.advanceTimersByTimeAsync(3000);
  expect([work.mock.calls.length, log.error.mock.calls.length]).toEqual([7, 2]);
  await polling.stop();
});

test('never runs two rounds at the same time', async () => {
  const rounds: PromiseWithResolvers<void>[] = [];
  const { polling } = open(() => {
    const round = Promise.withResolvers<void>();
    rounds.push(round);
    return round.promise;
  });
  polling.now();
  polling.now();
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds).toHaveLength(1);
  rounds[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(rounds).toHaveLength(2);
  rounds[1]?.resolve();
  await polling.stop();
});

test('does not start a round after it was stopped', async () => {
  const work = vi.fn(async () => undefined);
  const { polling } = open(work);
  polling.now();
  await vi.advanceTimersByTimeAsync(0);
  await polling.stop();
  polling.now();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('starts one round for all calls of soon', async () => {
  const work = vi.fn(async () => undefined);
  const { polling } = open(work);
  for (const _ of [1, 2, 3]) polling.soon();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(1);
  await polling.stop();
});

test('does not start rounds requested with soon once stopped', async () => {
  const work = vi.fn(async () => undefined);
  const { polling } = open(work);
  polling.soon();
  await polling.stop();
  polling.soon();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).not.toHaveBeenCalled();
});
