import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at } from './clocks.testing.ts';
import { firstEndingAfter, type Interval, mergeIntervals, overlaps } from './interval.ts';

const minutes = 60;
const anyInterval = fc
  .tuple(fc.nat({ max: minutes }), fc.nat({ max: 8 }))
  .map(([start, length]) => stretch(start, start + length));
const anyIntervals = fc.array(anyInterval, { maxLength: 12 });

function stretch(start: number, end: number): Interval {
  return { start: at(start), end: at(end) };
}

function holds(intervals: readonly Interval[], instant: number): boolean {
  return intervals.some(({ start, end }) => start <= instant && instant < end);
}

test('keeps every instant when it merges intervals', () => {
  fc.assert(
    fc.property(anyIntervals, fc.nat({ max: minutes + 8 }), (intervals, instant) => {
      expect(holds(mergeIntervals(intervals), instant)).toBe(holds(intervals, instant));
    }),
  );
});

test('merges intervals into ascending ones with gaps between', () => {
  fc.assert(
    fc.property(anyIntervals, (intervals) => {
      const ends = mergeIntervals(intervals).flatMap(({ start, end }) => [start, end]);
      expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
    }),
  );
});

test('leaves its input unchanged, and intervals that are merged already', () => {
  const intervals = [stretch(5, 9), stretch(1, 5), stretch(3, 3)];
  expect(mergeIntervals(Object.freeze(intervals))).toEqual([stretch(1, 9)]);
  expect(mergeIntervals(mergeIntervals(intervals))).toEqual([stretch(1, 9)]);
});

test('returns merged intervals as they are', () => {
  const intervals = [stretch(1, 2), stretch(3, 9)];
  expect(mergeIntervals(intervals)).toBe(intervals);
});

test.each([
  ['touching', stretch(1, 2), stretch(2, 3), false],
  ['sharing one instant', stretch(1, 3), stretch(2, 4), true],
  ['one inside the other', stretch(1, 9), stretch(4, 5), true],
  ['apart', stretch(1, 2), stretch(5, 6), false],
])('treats intervals as half-open: %s', (_case, a, b, expected) => {
  expect([overlaps(a, b), overlaps(b, a)]).toEqual([expected, expected]);
});

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [15, 1],
  [29, 1],
  [30, undefined],
])('finds the first interval that ends after %d', (minute, expected) => {
  const ascending = [stretch(0, 10), stretch(20, 30)];
  const interval = firstEndingAfter(ascending, at(minute));
  expect(interval).toBe(expected === undefined ? undefined : ascending[expected]);
});
