import { expect, test } from 'vitest';
import { at, date } from './clocks.testing.ts';
import { earlierOf, laterOf } from './earlier-of.ts';

test('finds the earlier and the later of two dates in any order', () => {
  const [one, other] = [date('2026-09-30'), date('2026-10-01')];
  expect([earlierOf(one, other), earlierOf(other, one)]).toEqual([one, one]);
  expect([laterOf(one, other), laterOf(other, one)]).toEqual([other, other]);
});

test('compares instants by their time, not as text', () => {
  expect([earlierOf(at(9), at(10)), laterOf(at(9), at(10))]).toEqual([at(9), at(10)]);
});
