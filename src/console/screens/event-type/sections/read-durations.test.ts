import { expect, test } from 'vitest';
import { readDurations } from './read-durations.ts';

test.each(['15, 30,60', '15 30 60', '15、30、60', '１５，３０，６０', '15، 30، 60', '15; 30; 60,'])(
  'reads the lengths in "%s"',
  (text) => {
    expect(readDurations(text)).toEqual([15, 30, 60]);
  },
);

test.each(['half an hour', '1.5', '-15', '12345'])('does not accept "%s"', (text) => {
  expect(readDurations(text)).toBeUndefined();
});

test('reads an empty text as no choice of lengths', () => {
  expect(readDurations(' ')).toBeNull();
});
