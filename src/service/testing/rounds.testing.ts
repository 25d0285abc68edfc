import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether races run all of their rounds, or a few. */
    isFullRange: boolean;
  }
}

/**
 * Returns how many rounds a race runs: two, unless the full range is requested.
 * @public The tests of the server use it too.
 */
export function roundsOf(fullRange: number): number {
  return inject('isFullRange') ? fullRange : 2;
}
