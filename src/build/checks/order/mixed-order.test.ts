import { expect, test } from 'vitest';
import { mix } from './mixed-order.ts';

test('runs short files while a long one waits, and some of the shortest last', () => {
  expect(mix([20, 6, 5, 4, 3, 2, 1, 1], (seconds) => seconds)).toEqual([20, 3, 4, 5, 6, 2, 1, 1]);
  expect(mix([4, 4, 3, 3, 2, 2], (seconds) => seconds)).toEqual([4, 2, 2, 3, 4, 3]);
});
