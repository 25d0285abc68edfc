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
    fc.property(anyTimes, anyTimes, (storedTimes, unorderedTimes) => {
      const [before, after] = [ascending(storedTimes), ascending(unorderedTimes)];
      const { removals, additions } = compareTimes(packIntervals(storedTimes), packIntervals(after));
      expect(unpackIntervals(removals)).toEqual(without(before, after));
      expect(unpackIntervals(additions)).toEqual(without(after, before));
    }),
    { numRuns: 300 },
  );
});
