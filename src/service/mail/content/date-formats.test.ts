import { expect, test } from 'vitest';
import type { ZoneName } from '../../../time/index.ts';
import { at } from '../testing/index.ts';
import { dateFormatsOf, hourCycleOf } from './date-formats.ts';

const [start, end] = [at('2026-03-03T08:00Z'), at('2026-03-03T08:30Z')];

function formatsIn(tag: string, zone = 'Europe/Berlin') {
  // Each test names a real zone.
  return dateFormatsOf({ tag, zone: zone as ZoneName, hourCycle: hourCycleOf(tag) });
}

test.each([
  ['en-GB', '09:00–09:30'],
  ['en-US', '9:00 – 9:30 AM'],
  ['de', '09:00–09:30 Uhr'],
  ['es', '09:00–09:30'],
  ['ja', '09:00～09:30'],
  ['zh-Hans', '09:00–09:30'],
  ['he', '\u206609:00–09:30\u2069'],
])('writes a range of times in %s', (tag, range) => {
  expect(formatsIn(tag).range({ start, end })).toBe(range);
});

test('names the day of an end after midnight', () => {
  const night = { start: at('2026-03-03T22:30Z'), end: at('2026-03-03T23:30Z') };
  expect(formatsIn('de').range(night)).toBe('23:30 – Mi., 4. März, 00:30');
});

test.each([
  ['Europe/Berlin', 'Central European Time (GMT+1)'],
  ['Asia/Kathmandu', 'Nepal Time (GMT+5:45)'],
  ['UTC', 'Coordinated Universal Time (GMT+0)'],
])('names the zone %s and its distance from UTC', (zone, name) => {
  expect(formatsIn('en-GB', zone).zone(start)).toBe(name);
});
