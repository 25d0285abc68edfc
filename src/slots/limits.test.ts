import { expect, test } from 'vitest';
import type { Limits } from './rules.ts';
import { at, everyDay, rulesOf, slotsFrom, zone } from './world.testing.ts';

const berlin = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('12:00-13:00') });

/** The dates of June 2026, in Berlin, that still have a slot. */
function openDates(limits: Limits, booked: readonly string[], startOfWeek = 1): string[] {
  const rules = { ...berlin, limits, startOfWeek };
  const open = slotsFrom('2026-06-01', '2026-06-30', rules, { starts: booked.map(at) });
  return open.map((slot) => slot.slice(0, 10));
}

function june(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `2026-06-${String(first + index).padStart(2, '0')}`);
}

test.each<[string, Limits, string[], string[]]>([
  ['closes a day at its limit', { day: 1 }, ['2026-06-01T08:00Z'], june(2, 30)],
  ['keeps a day open below its limit', { day: 2 }, ['2026-06-01T08:00Z'], june(1, 30)],
  ['counts a booking on its date in the schedule zone', { day: 1 }, ['2026-05-31T22:30Z'], june(2, 30)],
  ['ignores the date of a booking in other zones', { day: 1 }, ['2026-06-30T22:00Z'], june(1, 30)],
  [
    'closes a week at its limit',
    { week: 2 },
    ['2026-06-08T08:00Z', '2026-06-14T21:59Z'],
    [...june(1, 7), ...june(15, 30)],
  ],
  ['closes a full month to its last day', { month: 1 }, ['2026-06-30T21:59Z'], []],
  ['begins a month at midnight in the schedule zone', { month: 1 }, ['2026-05-31T21:59Z'], june(1, 30)],
  ['counts past bookings of the year', { year: 1 }, ['2025-12-31T23:00Z'], []],
  ['ignores bookings of other years', { year: 1 }, ['2025-12-31T22:59Z', '2026-12-31T23:00Z'], june(1, 30)],
  ['applies each limit separately', { day: 5, month: 2 }, ['2026-06-01T08:00Z', '2026-06-29T08:00Z'], []],
  ['closes every day with a limit of 0', { day: 0 }, [], []],
])('%s', (_case, limits, booked, expected) => {
  expect(openDates(limits, booked)).toEqual(expected);
});

test.each([
  [1, [...june(1, 7), ...june(15, 30)]],
  [0, [...june(1, 13), ...june(21, 30)]],
  [6, [...june(1, 12), ...june(20, 30)]],
])('begins weeks on the weekday that the host chose: %i', (startOfWeek, expected) => {
  expect(openDates({ week: 1 }, ['2026-06-14T10:00Z'], startOfWeek)).toEqual(expected); // a Sunday
});

test('counts both instants of a repeated hour on one date', () => {
  const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('12:00-13:00'), limits: { day: 2 } });
  const starts = [at('2026-10-25T02:30+02:00'), at('2026-10-25T02:30+01:00')];
  expect(slotsFrom('2026-10-24', '2026-10-26', rules, { starts })).toHaveLength(2);
});
