import { expect, test } from 'vitest';
import { createSteps } from './steps.ts';

test('runs one step in each turn of the event loop', async () => {
  const nextStep = createSteps();
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
