import { inject } from 'vitest';

/**
 * Returns how many rounds a race runs: two, unless the full range is requested.
 * @public The tests of the server use it too.
 */
export function roundsOf(fullRange: number): number {
  return inject('isFullRange') ? fullRange : 2;
}

/** Returns how many random inputs a test tries: a quarter, unless their full range is requested. */
export function triesOf(fullRange: number): { numRuns: number } {
  return { numRuns: inject('isFullInputRange') ? fullRange : Math.ceil(fullRange / 4) };
}
