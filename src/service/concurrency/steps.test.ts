import { expect, test, vi } from 'vitest';
import { createSteps } from './steps.ts';

test('runs one step in each turn of the event loop', async () => {
  const nextStep = createSteps();
  let round = 0;
  const count = () => {
    round += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const rounds = await Promise.all(Array.from({ length: 5 }, () => nextStep().then(() => round)));
  clearImmediate(counting);
  expect(new Set(rounds).size).toBe(5);
});

test('pauses before each step', async () => {
  vi.useFakeTimers();
  const nextStep = createSteps({ pauseMillis: 2 });
  let count = 0;
  for (let step = 0; step < 3; step += 1) void nextStep().then(() => (count += 1));
  const doneAfter: number[] = [];
  for (let millis = 0; millis < 7; millis += 1) {
    doneAfter.push(count);
    await vi.advanceTimersByTimeAsync(1);
  }
  vi.useRealTimers();
  expect(doneAfter).toEqual([0, 0, 1, 1, 2, 2, 3]);
});
