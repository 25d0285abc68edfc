import { expect, test } from 'vitest';
import { formatInstantIn, type Interval, type ZoneName } from '../time/index.ts';
import { bookingsNeeded } from './bookings-needed.ts';
import type { Limits } from './rules.ts';
import { interval, rulesOf, zone } from './world.testing.ts';

const berlin = zone('Europe/Berlin');

function formatBounds(interval: Interval | undefined, zoneName: ZoneName): string[] {
  return interval ? [interval.start, interval.end].map((bound) => formatInstantIn(bound, zoneName)) : [];
}

test('requests busy time for a meeting and its buffers', () => {
  const rules = rulesOf({ durationMinutes: 45, bufferBeforeMinutes: 15, bufferAfterMinutes: 20 });
  const { busy, starts } = bookingsNeeded(rules, interval('2026-06-10T00:00Z', '2026-06-11T00:00Z'));
  expect(formatBounds(busy, rules.zone)).toEqual(['2026-06-09T23:45:00+00:00', '2026-06-11T01:05:00+00:00']);
  expect(starts).toBeUndefined();
});

test.each<[string, Limits, string, string]>([
  ['a day', { day: 3 }, '2026-06-30T00:00:00+02:00', '2026-07-02T00:00:00+02:00'],
  ['a week', { week: 3 }, '2026-06-29T00:00:00+02:00', '2026-07-06T00:00:00+02:00'],
  ['a month', { month: 3 }, '2026-06-01T00:00:00+02:00', '2026-08-01T00:00:00+02:00'],
  ['a year', { year: 3 }, '2026-01-01T00:00:00+01:00', '2027-01-01T00:00:00+01:00'],
  ['a day and a month', { day: 3, month: 9 }, '2026-06-01T00:00:00+02:00', '2026-08-01T00:00:00+02:00'],
])('requests the starts of whole limit periods: %s', (_case, limits, start, end) => {
  const rules = rulesOf({ zone: berlin, limits });
  const range = interval('2026-06-29T23:00Z', '2026-06-30T22:30Z'); // 1:00 on 30 June to 0:30 on 1 July
  expect(formatBounds(bookingsNeeded(rules, range).starts, berlin)).toEqual([start, end]);
});

test('requests both parts of a date that midnight splits', () => {
  const rules = rulesOf({ zone: zone('America/St_Johns'), limits: { day: 1 } });
  const { starts } = bookingsNeeded(rules, interval('2010-11-07T02:30Z', '2010-11-07T03:00Z')); // 00:00, then 23:01 again
  expect(formatBounds(starts, rules.zone)).toEqual(['2010-11-06T00:00:00-02:30', '2010-11-08T00:00:00-03:30']);
});
