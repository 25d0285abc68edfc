import { expect, test } from 'vitest';
import { startsServer } from './starts-server.ts';

test.each([
  [['start'], true],
  [['start', '--help'], false],
  [['start', '-h'], false],
  [['start', '--version'], false],
])('a server is built for only where one starts: %j', (words, expected) => {
  expect(startsServer(words)).toBe(expected);
});
