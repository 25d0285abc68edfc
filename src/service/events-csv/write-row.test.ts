import { expect, test } from 'vitest';
import { readCsv } from './read-csv.testing.ts';
import { writeRow } from './write-row.ts';

test('ends each row with CRLF and separates cells with commas', () => {
  expect(writeRow(['a', '', 'b c'])).toBe('a,,b c\r\n');
});

test.each([
  ['a comma', 'Hopper, Grace'],
  ['quotes', 'Grace "Amazing" Hopper'],
  ['line breaks', 'one\ntwo\r\nthree'],
  ['an emoji', 'see you 👩🏽‍💻'],
  ['Arabic and a direction mark', 'شكرا\u200F, מחר'],
  ['a semicolon and spaces', ' a; b '],
  ['nothing', ''],
  ['a minus inside', 'A-B = C+D @ E'],
])('writes %s so that it is read back unchanged', (_, cell) => {
  expect(readCsv(writeRow([cell, 'next']))).toEqual([[cell, 'next']]);
});

test.each([
  '=HYPERLINK("https://evil.example","Click")',
  '+49 30 1234567',
  '-1+cmd|A0',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '"=1+1',
  ' =1+1',
  '\u00A0" "=1+1',
])('makes %j text by a leading apostrophe', (cell) => {
  expect(readCsv(writeRow([cell]))[0]?.[0]?.replace(/([\t\r\n])'/g, '$1')).toBe(`'${cell}`);
});

test.each([
  ['a semicolon', 'Hello;=1+1;', "Hello;'=1+1;"],
  ['a line break', 'Hello\n=1+1', "Hello\n'=1+1"],
  ['a tab', 'Hello\t@SUM(A1)', "Hello\t'@SUM(A1)"],
  ['a semicolon and a quote', 'Hello;"=1+1;', `Hello;'"=1+1;`],
  ['a line break and a quote', 'Hello\n"=1+1', `Hello\n'"=1+1`],
  ['a semicolon, spaces and quotes', 'Hello; "" "＝1+1', `Hello;' "" "＝1+1`],
])('makes a formula after %s text, where a spreadsheet may begin a cell', (_, cell, expected) => {
  expect(readCsv(writeRow([cell]))).toEqual([[expected]]);
});

test.each([
  ['spaces', ' '],
  ['quotes', '"'],
  ['semicolons', ';'],
  ['semicolons and spaces', '; '],
])('writes 100,000 %s before the test would time out', (_, text) => {
  const cell = text.repeat(100_000);
  expect(readCsv(writeRow([cell]))).toEqual([[expect.stringContaining(cell)]]);
});
