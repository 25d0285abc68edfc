import { expect, test } from 'vitest';
import { formatInstantIn } from '../../time/index.ts';
import { at, date, zone } from '../world.testing.ts';
import { rangeOfDates } from './date-range.ts';

test.each([
  ['UTC', '2026-03-29', '2026-03-29T00:00:00+00:00', '2026-03-30T00:00:00+00:00'],
  ['Europe/Berlin', '2026-03-29', '2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00'],
  ['Pacific/Kiritimati', '2026-03-29', '2026-03-29T00:00:00+14:00', '2026-03-30T00:00:00+14:00'],
  ['Asia/Beirut', '2026-03-29', '2026-03-29T01:00:00+03:00', '2026-03-30T00:00:00+03:00'],
  ['Africa/Cairo', '2026-10-29', '2026-10-29T00:00:00+03:00', '2026-10-30T00:00:00+02:00'],
  ['UTC', '9999-12-31', '9999-12-31T00:00:00+00:00', '10000-01-01T00:00:00+00:00'],
])('includes both dates in %s: %s', (name, day, start, end) => {
  const range = rangeOfDates({ from: date(day), to: date(day) }, zone(name));
  expect([range.start, range.end].map((bound) => formatInstantIn(bound, zone(name)))).toEqual([start, end]);
});

test('returns an empty interval for a skipped date', () => {
  const { start, end } = rangeOfDates({ from: date('2011-12-30'), to: date('2011-12-30') }, zone('Pacific/Apia'));
  expect(start).toBe(end);
});

test('includes the repeated evening of a date', () => {
  const { end } = rangeOfDates({ from: date('2010-11-06'), to: date('2010-11-06') }, zone('America/St_Johns'));
  expect(at('2010-11-06T23:30:00-03:30') < end).toBe(true);
});
