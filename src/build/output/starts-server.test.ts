import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startsServer } from './starts-server.ts';

test.each([
  [['start'], true],
  [['start', '--help'], false],
  [['start', '-h'], false],
  [['start', '--version'], false],
  [['gateway'], true],
  [['gateway', '--upstream', 'https://api.example.com'], true],
  [['gateway', '--help'], false],
  [['backup', 'start'], false],
  [['account', 'list'], false],
  [['--help'], false],
  [[], false],
])('builds the server only for commands that start one: %j', (words, expected) => {
  expect(startsServer(words)).toBe(expected);
});

test('npm scripts that start a server build it first', () => {
  const { start, sched } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  expect([start, sched]).toEqual(['node src/build/start.js start', 'node src/build/start.js']);
});
