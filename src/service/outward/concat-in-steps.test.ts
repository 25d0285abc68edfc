import { expect, test, vi } from 'vitest';
import { concatInSteps } from './concat-in-steps.ts';

const chunks = Array.from({ length: 100 }, (_, index) => Buffer.alloc(65_536, index));

test.each([
  [0, 0],
  [1, 0],
  [100, 25],
])('joins %i buffers in their order, in %i steps', async (count, steps) => {
  const nextStep = vi.fn(async () => undefined);
  const some = chunks.slice(0, count);
  expect((await concatInSteps(some, nextStep)).equals(Buffer.concat(some))).toBe(true);
  expect(nextStep).toHaveBeenCalledTimes(steps);
});
