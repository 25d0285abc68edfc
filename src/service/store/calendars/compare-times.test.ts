import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asInstant, type Interval, mergeIntervals, packIntervals, unpackIntervals } from '../../../time/index.ts';
import { compareTimes } from './compare-times.ts';

/** Times that do not overlap, in any order; some begin where another ends. */
const anyTimes = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 3 })))
  .map((pairs) => mergeIntervals(pairs.map(([from, length]) => interval(from, from + length))))
  .chain((merged) =>
    fc.shuffledSubarray(
      merged.flatMap(({ start, end }) =>
        end - start > 2 ? [interval(start, start + 2), interval(start + 2, end)] : [{ start, end }],
      ),
    ),
  );

function interval(from: number, to: number): Interval {
  return { start: asInstant(from), end: asInstant(to) };
}

function ascending(times: readonly Interval[]): Interval[] {
  return times.toSorted((a, b) => a.start - b.start);
}

function without(times: readonly Interval[], others: readonly Interval[]): Interval[] {
  return times.filter(({ start, end }) => !others.some((other) => other.start === start && other.end === end));
}

test('finds what is no longer there and what is new, in whatever order times were stored', () => {
  fc.assert(
    fc.property(anyTimes, anyTimes, (stored, unordered) => {
      const [known, read] = [ascending(stored), ascending(unordered)];
      const { removed, added } = compareTimes(packIntervals(stored), packIntervals(read));
      expect(unpackIntervals(removed)).toEqual(without(known, read));
      expect(unpackIntervals(added)).toEqual(without(read, known));
    }),
    { numRuns: 300 },
  );
});
