import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSeconds, readUsualMillis, shortestMillis } from './test-durations.ts';

const paths = Object.keys(readSeconds());

test('knows the durations of test files that exist', () => {
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('counts a test file as short if its duration is unknown', () => {
  const millisOf = readUsualMillis();
  expect(Math.min(...paths.map(millisOf))).toBeGreaterThanOrEqual(shortestMillis);
  expect(millisOf('src/slots/new.test.ts')).toBeLessThan(shortestMillis);
});
