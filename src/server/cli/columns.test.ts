import { expect, test } from 'vitest';
import { wrap, writeSection } from './columns.ts';

test('wraps a text at spaces within the width', () => {
  expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
});

test('gives a word that is wider than the column a line of its own', () => {
  expect(wrap('see https://example.com/long now', 10)).toEqual(['see', 'https://example.com/long', 'now']);
});

test('writes names and texts in two columns below a heading', () => {
  const rows = [
    ['--help', 'Print this help.'],
    ['-a', 'All.'],
  ] as const;
  expect(writeSection('Options', rows)).toBe('Options\n  --help  Print this help.\n  -a      All.\n');
});
