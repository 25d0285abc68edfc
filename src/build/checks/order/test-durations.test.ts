import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSeconds, readUsualMillis, shortestMillis } from './test-durations.ts';

const paths = Object.keys(readSeconds());

test('knows the durations of long test files, by the paths that they have', () => {
  // A file that was moved since counts as short until the durations are recorded again.
  expect(paths.filter((path) => existsSync(path)).length).toBeGreaterThan(50);
});

test('counts a test file as short if its duration is unknown', () => {
  const millisOf = readUsualMillis();
  expect(Math.min(...paths.map(millisOf))).toBeGreaterThanOrEqual(shortestMillis);
  expect(millisOf('src/slots/new.test.ts')).toBeLessThan(shortestMillis);
});
