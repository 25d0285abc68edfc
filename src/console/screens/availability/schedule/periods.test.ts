import { expect, test } from 'vitest';
import type { Period } from '../../../../contract/index.ts';
import { faultOf, splitAtMidnight, tidy, withBreak, withMore } from './periods.ts';

test.each([
  ['joins periods that overlap', '09:00-12:30 12:00-17:00', '09:00-17:00'],
  ['joins a period that lies within another', '09:00-17:00 10:00-11:00', '09:00-17:00'],
  ['puts periods in order', '13:00-17:00 09:00-12:00', '09:00-12:00 13:00-17:00'],
  ['keeps periods that touch', '09:00-12:00 12:00-24:00', '09:00-12:00 12:00-24:00'],
  ['leaves a day alone while one of its periods is wrong', '13:00-12:00 09:00-10:00', '13:00-12:00 09:00-10:00'],
])('%s: %s', (_, before, after) => {
  expect(tidy(read(before))).toEqual(read(after));
});

test.each([
  ['09:00-17:00', '09:00-12:30 13:30-17:00'],
  ['08:00-09:00 10:00-18:00', '08:00-09:00 10:00-13:30 14:30-18:00'],
  ['00:00-24:00', '00:00-11:30 12:30-24:00'],
])('puts a break of an hour in the middle of the longest period of %s', (before, after) => {
  expect(withBreak(read(before))).toEqual(read(after));
});

test.each(['09:00-10:30', ''])('does not add a break if every period is too short: "%s"', (before) => {
  expect(withBreak(read(before))).toBeUndefined();
});

test.each([
  ['', '09:00-17:00'],
  ['09:00-12:00', '09:00-12:00 13:00-15:00'],
  ['09:00-22:00', '09:00-22:00 23:00-24:00'],
])('adds a period an hour after the last one of "%s"', (before, after) => {
  expect(withMore(read(before))).toEqual(read(after));
});

test('does not add a period to a day that is open until midnight', () => {
  expect(withMore(read('09:00-24:00'))).toBeUndefined();
});

test.each([
  ['22:00-02:00', 'backwards'],
  ['09:00-09:00', 'backwards'],
  ['09:00-', 'missing'],
  ['09:00-24:00', undefined],
])('says what is wrong with %s', (period, fault) => {
  expect(read(period).map(faultOf)).toEqual([fault]);
});

test('continues past midnight on the next day', () => {
  expect(splitAtMidnight({ start: '22:00', end: '02:00' })).toEqual({
    today: { start: '22:00', end: '24:00' },
    tomorrow: { start: '00:00', end: '02:00' },
  });
});

function read(text: string): Period[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((period) => {
      const [start = '', end = ''] = period.split('-');
      return { start, end };
    });
}
