import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInstants } from './sort-instants.ts';

const farthest = 8_640_000_000_000_000; // of a Date
const anyInstant = fc.oneof(
  fc.integer({ min: -farthest, max: farthest }),
  fc.integer({ min: 1, max: 3 }),
  fc.constantFrom(0, -0),
);

test('sorts instants before and after 1970 as numbers', () => {
  fc.assert(
    fc.property(fc.array(anyInstant), (instants) => {
      const sorted = sortInstants(Float64Array.from(instants));
      expect(Array.from(sorted, (at) => at + 0)).toEqual(instants.map((at) => at + 0).sort((a, b) => a - b));
    }),
  );
});

test('sorts only the given part of an array', () => {
  const numbers = new Float64Array([9, 3, 2, 1]);
  sortInstants(numbers.subarray(1, 3));
  expect([...numbers]).toEqual([9, 2, 3, 1]);
});
