import { afterEach, expect, test } from 'vitest';
import { type Interval, parseInstant, type ZoneName } from '../../time/index.ts';
import { setLocale } from '../words/index.ts';
import { busyRangeIn, rangeIn, timeIn } from './index.ts';

const berlin = 'Europe/Berlin' as ZoneName; // a zone that exists

afterEach(() => setLocale(['en-GB']));

function interval(from: string, to: string): Interval {
  const [start, end] = [parseInstant(from), parseInstant(to)];
  if (start === undefined || end === undefined) throw new Error(`One of these is not an instant: ${from}, ${to}`);
  return { start, end };
}

test.each([
  ['en-GB', '2026-12-03T00:00+01:00', '2026-12-04T00:00+01:00', '3 December'],
  ['en-GB', '2026-12-24T00:00+01:00', '2026-12-27T00:00+01:00', '24–26 December'],
  ['en-GB', '2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00', '25 October'],
  ['de', '2026-12-24T00:00+01:00', '2026-12-27T00:00+01:00', '24.–26. Dezember'],
  ['en-GB', '2026-12-03T15:00+01:00', '2026-12-03T16:00+01:00', '15:00–16:00'],
  ['en-GB', '2026-12-03T22:00+01:00', '2026-12-04T00:00+01:00', '22:00–00:00'],
])('names the dates of a busy time of whole days in %s: %s to %s', async (tag, from, to, text) => {
  await setLocale([tag]);
  const busyRange = busyRangeIn(interval(from, to), berlin, interval(from, to).start);
  expect(busyRange.replace(/[\s\u2060]/g, '')).toBe(text.replace(/\s/g, ''));
});

test('names the dates and the times of a busy time of more than a day', async () => {
  await setLocale(['en-GB']);
  const time = interval('2026-12-03T15:00+01:00', '2026-12-05T12:00+01:00');
  expect(busyRangeIn(time, berlin, time.start)).toMatch(/^3 December.*15:00.*5 December.*12:00$/);
});

test.each([
  ['2026-10-25T02:00+02:00', '2026-10-25T02:30+02:00', '02:00 GMT+2', '02:00–02:30 GMT+2'],
  ['2026-10-25T02:30+02:00', '2026-10-25T02:00+01:00', '02:30 GMT+2', '02:30 GMT+2–02:00 GMT+1'],
  ['2026-10-25T02:00+01:00', '2026-10-25T02:30+01:00', '02:00 GMT+1', '02:00–02:30 GMT+1'],
  ['2026-10-25T03:00+01:00', '2026-10-25T03:30+01:00', '03:00', '03:00–03:30'],
])('tells apart the two hours of the night when clocks are set back: %s', async (from, to, time, range) => {
  await setLocale(['en-GB']);
  const span = interval(from, to);
  const plain = (text: string) =>
    text
      .replace(/[\u2060\u2066\u2069]/g, '')
      .replace(/\s*–\s*/g, '–')
      .replace(/\s/g, ' ');
  expect([timeIn(span.start, berlin), rangeIn(span, berlin)].map(plain)).toEqual([time, range]);
});
