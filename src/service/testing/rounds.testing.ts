import { inject } from 'vitest';

/**
 * Returns how many rounds a race runs: two, unless the full range is requested; a quarter of that on another database.
 * @public The tests of the server use it too.
 */
export function roundsOf(fullRange: number): number {
  if (!inject('isFullRange')) return 2;
  return inject('isRepeat') ? Math.ceil(fullRange / 4) : fullRange;
}

/**
 * Returns how many random inputs a test tries: a quarter, unless the full range is requested. They try our code, which
 * is the same on every database, so that their full range is needed once.
 */
export function runsOf(fullRange: number): { numRuns: number } {
  return { numRuns: inject('isFullRange') && !inject('isRepeat') ? fullRange : Math.ceil(fullRange / 4) };
}
