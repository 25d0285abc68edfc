import { describe, expect, test } from 'vitest';
import type { DateOverride } from '../../contract/index.ts';
import { date, everyDay, hoursOf, rulesOf, slotsFrom, slotsOn, zone } from '../world.testing.ts';
import { readHoursOnDate } from './hours-on-date.ts';

const nineToEleven = everyDay('09:00-11:00');
const usual = ['09:00+00:00', '10:00+00:00'];

describe('overrides of dates', () => {
  test('closes a date with an override without hours', () => {
    const rules = rulesOf({ hours: nineToEleven, overrides: [override('2026-12-25')] });
    expect(['2026-12-24', '2026-12-25', '2026-12-26'].map((day) => slotsOn(day, rules))).toEqual([usual, [], usual]);
  });

  test('replaces all hours of the weekday', () => {
    const rules = rulesOf({ hours: nineToEleven, overrides: [override('2026-12-31', '10:00-12:00', '14:00-15:00')] });
    expect(slotsOn('2026-12-31', rules)).toEqual(['10:00+00:00', '11:00+00:00', '14:00+00:00']);
  });

  test('opens a date whose weekday is closed', () => {
    const rules = rulesOf({ hours: {}, overrides: [override('2026-06-14', '09:00-10:00')] });
    expect(slotsFrom('2026-06-01', '2026-06-30', rules)).toEqual(['2026-06-14T09:00+00:00']);
  });

  test('applies an override from the first date of a range to its last', () => {
    const rules = rulesOf({ hours: nineToEleven, overrides: [{ from: '2026-12-24', to: '2027-01-03', hours: [] }] });
    expect(slotsFrom('2026-12-23', '2027-01-04', rules)).toEqual([
      ...usual.map((clock) => `2026-12-23T${clock}`),
      ...usual.map((clock) => `2027-01-04T${clock}`),
    ]);
  });

  test('lets a meeting run over midnight into an overridden date', () => {
    const overrides = [override('2026-06-10', '22:00-24:00'), override('2026-06-11', '00:00-01:00')];
    const rules = rulesOf({ hours: {}, overrides, durationMinutes: 120 });
    expect(slotsFrom('2026-06-10', '2026-06-11', rules)).toEqual(['2026-06-10T22:00+00:00']);
    const closed = rulesOf({
      hours: everyDay('00:00-24:00'),
      overrides: [override('2026-06-11')],
      durationMinutes: 120,
    });
    expect(slotsOn('2026-06-10', closed).at(-1)).toBe('22:00+00:00');
  });

  test('finds the override of each date among hundreds in any order', () => {
    const days = Array.from({ length: 300 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + 2 * day)));
    const isoDays = days.map((day) => day.toISOString().slice(0, 10));
    const overrides = isoDays.map((day) => override(day)).sort(({ from: a }, { from: b }) => (a < b ? 1 : -1));
    const hoursOn = readHoursOnDate({ hours: nineToEleven, overrides });
    const after = days.map((day) => new Date(day.getTime() + 86_400_000).toISOString().slice(0, 10));
    expect(isoDays.flatMap((day) => hoursOn(date(day)))).toEqual([]);
    expect(after.every((day) => hoursOn(date(day)).length === 1)).toBe(true);
  });
});

describe('overrides where clocks or dates jump', () => {
  test.each<[string, string, DateOverride, string[]]>([
    [
      'a skipped hour holds none',
      'Europe/Berlin',
      override('2026-03-29', '01:00-04:00'),
      ['01:00+01:00', '03:00+02:00'],
    ],
    [
      'a repeated hour is open twice',
      'Europe/Berlin',
      override('2026-10-25', '02:00-03:00'),
      ['02:00+02:00', '02:00+01:00'],
    ],
    ['midnight is skipped', 'Africa/Cairo', override('2026-04-24', '00:00-02:00'), ['01:00+03:00']],
    [
      'midnight is repeated',
      'America/Havana',
      override('2026-11-01', '00:00-02:00'),
      ['00:00-04:00', '00:00-05:00', '01:00-05:00'],
    ],
    [
      'the clock is half an hour off',
      'America/St_Johns',
      override('2026-03-08', '01:00-04:00'),
      ['01:00-03:30', '03:00-02:30'],
    ],
    [
      'the date begins first in the world',
      'Pacific/Kiritimati',
      override('2026-01-01', '00:00-01:00'),
      ['00:00+14:00'],
    ],
    ['the date begins last in the world', 'Pacific/Niue', override('2026-01-01', '23:00-24:00'), ['23:00-11:00']],
  ])('follows the clocks of the date: %s', (_case, name, only, expected) => {
    expect(slotsOn(only.from, rulesOf({ zone: zone(name), hours: {}, overrides: [only] }))).toEqual(expected);
  });

  test('offers nothing on an overridden date that the zone skips', () => {
    const apia = { zone: zone('Pacific/Apia'), hours: {} };
    const rules = rulesOf({ ...apia, overrides: [override('2011-12-30', '00:00-24:00')] });
    expect(slotsFrom('2011-12-28', '2012-01-02', rules)).toEqual([]);
    const around = { from: '2011-12-29', to: '2011-12-31', hours: hoursOf('09:00-10:00') };
    expect(slotsFrom('2011-12-28', '2012-01-02', rulesOf({ ...apia, overrides: [around] }))).toEqual([
      '2011-12-29T09:00-10:00',
      '2011-12-31T09:00+14:00',
    ]);
  });

  test('closes the whole date of the schedule, wherever the invitee is', () => {
    const auckland = rulesOf({
      zone: zone('Pacific/Auckland'),
      hours: everyDay('00:00-24:00'),
      overrides: [override('2026-12-25')],
    });
    expect(slotsFrom('2026-12-25', '2026-12-26', auckland)[0]).toBe('2026-12-26T00:00+13:00');
    expect(slotsFrom('2026-12-24', '2026-12-25', auckland).at(-1)).toBe('2026-12-24T23:00+13:00');
  });
});

function override(day: string, ...periods: readonly string[]): DateOverride {
  return { from: day, to: day, hours: hoursOf(...periods) };
}
