import { afterEach, expect, test, vi } from 'vitest';
import { nextStepOf } from './next-step-of.ts';

afterEach(() => void vi.useRealTimers());

test('reads a long response slowly only if no one waits for it', async () => {
  expect(nextStepOf({ lane: 'booking' })).toBeUndefined();
  expect(nextStepOf({ lane: 'connection' })).toBeUndefined();
  vi.useFakeTimers();
  let count = 0;
  for (let step = 0; step < 3; step += 1) void nextStepOf({ lane: 'due' })?.().then(() => (count += 1));
  await vi.advanceTimersByTimeAsync(20);
  expect(count).toBe(2);
});
