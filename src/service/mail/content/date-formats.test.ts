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

test('writes the hour after noon alike in a time and in a range in Japanese', () => {
  const formats = dateFormatsOf({ tag: 'ja', zone: 'UTC' as ZoneName, hourCycle: 'h12' });
  const noon = { start: at('2026-03-03T12:00Z'), end: at('2026-03-03T12:30Z') };
  expect([formats.time(noon.start), formats.range(noon)]).toEqual(['午後0:00', '午後0:00～0:30']);
});

test('names the day of an end after midnight', () => {
  const night = { start: at('2026-03-03T22:30Z'), end: at('2026-03-03T23:30Z') };
  expect(formatsIn('de').range(night)).toBe('23:30 – Mi., 4. März, 00:30');
});

test.each([
  ['h12', '\u20669:30 PM\u2069'],
  ['h23', '21:30'],
] as const)('keeps the day of a time outside what is written left to right in Hebrew: %s', (hourCycle, time) => {
  const formats = dateFormatsOf({ tag: 'he', zone: 'Europe/Berlin' as ZoneName, hourCycle });
  const evening = at('2026-03-03T20:30Z');
  const overnight = formats.range({ start: evening, end: at('2026-03-03T23:30Z') });
  expect(formats.shortDateAndTime(evening)).toBe(`יום ג׳, 3 במרץ, ${time}`);
  expect(overnight.startsWith(`${time} – יום ד׳, 4 במרץ, `)).toBe(true);
});

test.each([
  ['Europe/Berlin', '2026-10-25T00:30Z', '2026-10-25T01:30Z', '02:30 GMT+2 – 02:30 GMT+1'],
  ['America/New_York', '2026-11-01T05:30Z', '2026-11-01T06:15Z', '01:30 GMT-4 – 01:15 GMT-5'],
  ['Europe/Berlin', '2026-03-29T00:30Z', '2026-03-29T01:15Z', '01:30 GMT+1 – 03:15 GMT+2'],
  ['America/Havana', '2026-11-01T03:30Z', '2026-11-01T05:30Z', '23:30 GMT-4 – Sun 1 Nov, 00:30 GMT-5'],
])('says how far from UTC both ends are if the clocks change in between: %s, %s', (zone, from, to, range) => {
  const formats = formatsIn('en-GB', zone);
  expect(formats.range({ start: at(from), end: at(to) }).replace('Sun, ', 'Sun ')).toBe(range);
});

test.each([
  ['2026-10-24T22:30Z', 'h23', '\u206601:30 GMT+3 – 01:30 GMT+2\u2069'],
  ['2026-10-24T22:30Z', 'h12', '\u20661:30 AM GMT+3 – 1:30 AM GMT+2\u2069'],
  ['2026-10-24T20:30Z', 'h23', '\u206623:30 GMT+3\u2069 – יום א׳, 25 באוק׳, \u206601:30 GMT+2\u2069'],
] as const)('writes a range over a clock change left to right in Hebrew: %s, %s', (from, hourCycle, range) => {
  const formats = dateFormatsOf({ tag: 'he', zone: 'Asia/Jerusalem' as ZoneName, hourCycle });
  const text = formats.range({ start: at(from), end: at('2026-10-24T23:30Z') });
  // `Intl` adds marks of direction, which are not visible.
  expect(text.replaceAll('\u200e', '')).toBe(range);
});

test.each([
  ['Europe/Berlin', 'Central European Time (GMT+1)'],
  ['Asia/Kathmandu', 'Nepal Time (GMT+5:45)'],
  ['UTC', 'Coordinated Universal Time (GMT+0)'],
])('names the zone %s and its distance from UTC', (zone, name) => {
  expect(formatsIn('en-GB', zone).zone(start)).toBe(name);
});
