import type { Instant } from './instant.ts';

/**
 * Sorts instants in place and returns them.
 *
 * The bits of positive numbers, read as whole numbers, ascend as the numbers do, and engines sort whole numbers several
 * times as fast. Negative numbers would come first, in the wrong order, so a list that does not begin with a positive
 * number is sorted as plain numbers.
 */
export function sortInstants(instants: Float64Array): ArrayLike<Instant> {
  new BigInt64Array(instants.buffer, instants.byteOffset, instants.length).sort();
  const [first = 1] = instants;
  if (!(first > 0)) instants.sort();
  return instants as ArrayLike<number> as ArrayLike<Instant>; // of the same numbers
}
