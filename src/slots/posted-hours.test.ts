import { describe, expect, test } from 'vitest';
import { everyDay, hoursOf, rulesOf, slotsFrom, slotsOn, zone } from './world.testing.ts';

describe('T1: open is what a clock in the zone shows', () => {
  test('offers nothing in the skipped hour of spring', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('01:00-05:00'), durationMinutes: 30 });
    const night = ['01:00+01:00', '01:30+01:00', '03:00+02:00', '03:30+02:00', '04:00+02:00', '04:30+02:00'];
    expect(slotsOn('2026-03-29', rules)).toEqual(night);
  });

  test('offers the repeated hour of autumn twice', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('01:00-04:00') });
    const night = ['01:00+02:00', '02:00+02:00', '02:00+01:00', '03:00+01:00'];
    expect(slotsOn('2026-10-25', rules)).toEqual(night);
  });

  test('closes within a repeated hour when the hours end there', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('02:00-02:30'), durationMinutes: 15 });
    expect(slotsOn('2026-10-25', rules)).toEqual(['02:00+02:00', '02:15+02:00', '02:00+01:00', '02:15+01:00']);
  });

  test.each([
    [
      'half an hour repeated',
      'Australia/Lord_Howe',
      '2026-04-05',
      ['01:30+11:00', '01:30+10:30', '02:00+10:30', '02:30+10:30'],
    ],
    ['half an hour skipped', 'Australia/Lord_Howe', '2026-10-04', ['01:30+10:30', '02:30+11:00']],
    ['two hours skipped', 'Antarctica/Troll', '2026-03-29', []],
    [
      'an hour repeated for Ramadan',
      'Africa/Casablanca',
      '2026-02-15',
      ['01:30+01:00', '02:00+01:00', '02:30+01:00', '02:00+00:00', '02:30+00:00'],
    ],
    ['an hour skipped in Chatham', 'Pacific/Chatham', '2026-09-27', ['01:30+12:45', '02:00+12:45']],
    ['nothing unusual in Kathmandu', 'Asia/Kathmandu', '2026-03-29', ['01:30+05:45', '02:00+05:45', '02:30+05:45']],
  ])('follows the clocks: %s', (_case, name, day, expected) => {
    const rules = rulesOf({ zone: zone(name), hours: everyDay('01:30-03:00'), durationMinutes: 30 });
    expect(slotsOn(day, rules)).toEqual(expected);
  });

  test('offers nothing on a date that was skipped', () => {
    const rules = rulesOf({ zone: zone('Pacific/Apia'), hours: everyDay('09:00-10:00') });
    expect(slotsOn('2011-12-30', rules)).toEqual([]);
    expect(slotsFrom('2011-12-29', '2011-12-31', rules)).toEqual(['2011-12-29T09:00-10:00', '2011-12-31T09:00+14:00']);
  });

  test('offers an evening twice when midnight takes the clock back', () => {
    const rules = rulesOf({ zone: zone('Africa/Cairo'), hours: everyDay('22:00-24:00') });
    expect(slotsOn('2026-10-29', rules)).toEqual(['22:00+03:00', '23:00+03:00', '23:00+02:00']);
  });

  test('begins a date after a midnight that was skipped', () => {
    const rules = rulesOf({ zone: zone('America/Sao_Paulo'), hours: everyDay('00:00-02:00'), durationMinutes: 30 });
    expect(slotsOn('2018-11-04', rules)).toEqual(['01:00-02:00', '01:30-02:00']);
  });

  test('follows hours, not the hour of another season', () => {
    const rules = rulesOf({ zone: zone('America/New_York'), hours: everyDay('09:00-10:00') });
    expect([...slotsOn('2026-03-07', rules), ...slotsOn('2026-03-08', rules)]).toEqual(['09:00-05:00', '09:00-04:00']);
  });
});

describe('T3: lengths are elapsed time', () => {
  test('lets a meeting run through the skipped hour', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('01:30-04:30'), durationMinutes: 120 });
    expect(slotsOn('2026-03-29', rules)).toEqual(['01:30+01:00']); // until 04:30, two hours later
  });

  test('lets a meeting run through the repeated hour', () => {
    const rules = rulesOf({
      zone: zone('America/New_York'),
      hours: everyDay('00:30-02:30'),
      durationMinutes: 90,
      intervalMinutes: 30,
    });
    expect(slotsOn('2026-11-01', rules)).toEqual(['00:30-04:00', '01:00-04:00', '01:30-04:00', '01:00-05:00']);
  });
});

describe('G1 and G2: the grid of starts', () => {
  test.each([
    ['counts from the start of the period', ['09:10-11:00'], 20, 25, ['09:10', '09:35', '10:00', '10:25']],
    [
      'counts anew in each period',
      ['09:00-10:00', '10:20-12:00'],
      30,
      30,
      ['09:00', '09:30', '10:20', '10:50', '11:20'],
    ],
    ['keeps to the duration without an interval', ['09:00-11:00'], 25, null, ['09:00', '09:25', '09:50', '10:15']],
    ['may be finer than the meeting', ['09:00-10:00'], 45, 5, ['09:00', '09:05', '09:10', '09:15']],
    ['may be coarser than the meeting', ['09:00-12:00'], 10, 80, ['09:00', '10:20', '11:40']],
    [
      'counts anew where periods touch',
      ['09:00-09:50', '09:50-11:00'],
      20,
      20,
      ['09:00', '09:20', '09:40', '09:50', '10:10', '10:30'],
    ],
  ])('%s', (_case, periods, durationMinutes, intervalMinutes, expected) => {
    const rules = rulesOf({ hours: everyDay(...periods), durationMinutes, intervalMinutes });
    expect(slotsOn('2026-06-10', rules)).toEqual(expected.map((clock) => `${clock}+00:00`));
  });

  test('counts on the wall clock across a skipped hour', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('00:15-05:00'), intervalMinutes: 105 });
    expect(slotsOn('2026-03-29', rules)).toEqual(['00:15+01:00', '03:45+02:00']); // 02:00 was skipped
  });

  test('keeps the grid of a start that was skipped', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('02:30-06:00') });
    expect(slotsOn('2026-03-29', rules)).toEqual(['03:30+02:00', '04:30+02:00']);
  });
});

describe('D1: the length replaces the usual one', () => {
  test('sets the grid, the end and what is taken', () => {
    const rules = rulesOf({ hours: everyDay('09:00-12:00'), durationMinutes: 90 });
    expect(slotsOn('2026-06-10', rules)).toEqual(['09:00+00:00', '10:30+00:00']);
  });
});

describe('M1, M2 and H1: ends of periods', () => {
  test.each([
    [
      '24:00 meets the next day',
      ['22:00-24:00'],
      ['00:00-01:00'],
      ['2026-06-08T22:00+00:00', '2026-06-08T23:00+00:00'],
    ],
    ['23:59 does not', ['22:00-23:59'], ['00:00-01:00'], []],
    ['nor does a day that opens later', ['22:00-24:00'], ['00:01-02:00'], ['2026-06-08T22:00+00:00']],
  ])('%s', (_case, monday, tuesday, expected) => {
    const hours = { monday: hoursOf(...monday), tuesday: hoursOf(...tuesday) };
    const rules = rulesOf({ hours, durationMinutes: 120, intervalMinutes: 60 });
    expect(slotsFrom('2026-06-08', '2026-06-09', rules)).toEqual(expected);
  });

  test('joins touching periods into one stretch', () => {
    const hours = everyDay('09:00-10:00', '10:00-11:00', '11:01-12:00');
    const rules = rulesOf({ hours, durationMinutes: 90, intervalMinutes: 30 });
    expect(slotsOn('2026-06-10', rules)).toEqual(['09:00+00:00', '09:30+00:00']);
  });

  test('takes periods in any order', () => {
    const rules = rulesOf({ hours: everyDay('13:00-14:00', '09:00-10:00') });
    expect(slotsOn('2026-06-10', rules)).toEqual(['09:00+00:00', '13:00+00:00']);
  });

  test('a weekday without periods is closed', () => {
    const rules = rulesOf({ hours: { tuesday: [], wednesday: hoursOf('09:00-10:00') } });
    expect(slotsFrom('2026-06-08', '2026-06-11', rules)).toEqual(['2026-06-10T09:00+00:00']);
  });

  test('joins whole days into one stretch', () => {
    const rules = rulesOf({ hours: everyDay('00:00-24:00'), durationMinutes: 1440 });
    expect(slotsFrom('2026-06-08', '2026-06-09', rules)).toHaveLength(2);
  });
});
