import { expect, test } from 'vitest';
import { startsServer } from './starts-server.ts';

test.each([
  [['start'], true],
  [['start', '--help'], false],
  [['start', '-h'], false],
  [['start', '--version'], false],
])('builds the server only for commands that start one: %j', (words, expected) => {
  expect(startsServer(words)).toBe(expected);
});
