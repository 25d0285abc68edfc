import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** The file that holds the durations, and that `npm run durations` writes. */
export const durationsFile = new URL('test-durations.json', import.meta.url);

/** Test files that take less are not in the file: there are many, and their order makes no difference. */
export const shortestMillis = 2000;
/** What a file takes that is not in the file. */
const shortMillis = 500;

const Seconds = v.record(v.string(), v.number());

/** Returns how many seconds each long test file took when the durations were last recorded, by path, as `src/…`. */
export function readSeconds(): Record<string, number> {
  return v.parse(Seconds, JSON.parse(readFileSync(durationsFile, 'utf8')));
}

/**
 * Returns a function that tells how many milliseconds a test file usually takes. With it, the first run on a machine
 * can mix long files with short ones.
 */
export function readUsualMillis(): (path: string) => number {
  const seconds = readSeconds();
  return (path) => (seconds[path] === undefined ? shortMillis : seconds[path] * 1000);
}
