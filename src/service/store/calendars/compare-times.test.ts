import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asInstant, type Interval } from '../../../time/index.ts';
import { compareTimes } from './compare-times.ts';

/** Times that begin apart, in any order. */
const anyTimes = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 3 })), {
    selector: ([from]) => from,
  })
  .map((pairs) => pairs.map(([from, length]) => ({ start: asInstant(from), end: asInstant(from + length) })));

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
      expect(compareTimes(stored, read)).toEqual({ removed: without(known, read), added: without(read, known) });
    }),
    { numRuns: 300 },
  );
});
