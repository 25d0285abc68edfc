import { describe, expect, test } from 'vitest';
import { everyDay, hoursOf, rulesOf, slotsFrom, slotsOn, zone } from '../world.testing.ts';

describe('open hours in the zone of the schedule', () => {
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

  test('offers nothing on a skipped date', () => {
    const rules = rulesOf({ zone: zone('Pacific/Apia'), hours: everyDay('09:00-10:00') });
    expect(slotsOn('2011-12-30', rules)).toEqual([]);
    expect(slotsFrom('2011-12-29', '2011-12-31', rules)).toEqual(['2011-12-29T09:00-10:00', '2011-12-31T09:00+14:00']);
  });

  test('offers an evening twice when clocks go back at midnight', () => {
    const rules = rulesOf({ zone: zone('Africa/Cairo'), hours: everyDay('22:00-24:00') });
    expect(slotsOn('2026-10-29', rules)).toEqual(['22:00+03:00', '23:00+03:00', '23:00+02:00']);
  });

  test('begins a date after a skipped midnight', () => {
    const rules = rulesOf({ zone: zone('America/Sao_Paulo'), hours: everyDay('00:00-02:00'), durationMinutes: 30 });
    expect(slotsOn('2018-11-04', rules)).toEqual(['01:00-02:00', '01:30-02:00']);
  });

  test('follows the wall clock from season to season', () => {
    const rules = rulesOf({ zone: zone('America/New_York'), hours: everyDay('09:00-10:00') });
    expect([...slotsOn('2026-03-07', rules), ...slotsOn('2026-03-08', rules)]).toEqual(['09:00-05:00', '09:00-04:00']);
  });
});

describe('duration as elapsed time', () => {
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

describe('possible starts', () => {
  test.each([
    ['counts starts from the start of the period', ['09:10-11:00'], 20, 25, ['09:10', '09:35', '10:00', '10:25']],
    [
      'restarts the grid of starts in each period',
      ['09:00-10:00', '10:20-12:00'],
      30,
      30,
      ['09:00', '09:30', '10:20', '10:50', '11:20'],
    ],
    ['offers back-to-back starts without an interval', ['09:00-11:00'], 25, null, ['09:00', '09:25', '09:50', '10:15']],
    ['offers starts closer together than the duration', ['09:00-10:00'], 45, 5, ['09:00', '09:05', '09:10', '09:15']],
    ['offers starts further apart than the duration', ['09:00-12:00'], 10, 80, ['09:00', '10:20', '11:40']],
    [
      'restarts the grid of starts where periods touch',
      ['09:00-09:50', '09:50-11:00'],
      20,
      20,
      ['09:00', '09:20', '09:40', '09:50', '10:10', '10:30'],
    ],
  ])('%s', (_case, periods, durationMinutes, intervalMinutes, expected) => {
    const rules = rulesOf({ hours: everyDay(...periods), durationMinutes, intervalMinutes });
    expect(slotsOn('2026-06-10', rules)).toEqual(expected.map((clock) => `${clock}+00:00`));
  });

  test('counts starts on the wall clock across a skipped hour', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('00:15-05:00'), intervalMinutes: 105 });
    expect(slotsOn('2026-03-29', rules)).toEqual(['00:15+01:00', '03:45+02:00']); // 02:00 was skipped
  });

  test('counts starts from a period start that was skipped', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('02:30-06:00') });
    expect(slotsOn('2026-03-29', rules)).toEqual(['03:30+02:00', '04:30+02:00']);
  });
});

describe('duration', () => {
  test('spaces starts by the duration of the meeting', () => {
    const rules = rulesOf({ hours: everyDay('09:00-12:00'), durationMinutes: 90 });
    expect(slotsOn('2026-06-10', rules)).toEqual(['09:00+00:00', '10:30+00:00']);
  });
});

describe('adjoining periods', () => {
  test.each([
    [
      'joins a period until 24:00 to one from 00:00 of the next day',
      ['22:00-24:00'],
      ['00:00-01:00'],
      ['2026-06-08T22:00+00:00', '2026-06-08T23:00+00:00'],
    ],
    ['keeps the minute between 23:59 and midnight closed', ['22:00-23:59'], ['00:00-01:00'], []],
    [
      'does not join a period until 24:00 to one that opens later on the next day',
      ['22:00-24:00'],
      ['00:01-02:00'],
      ['2026-06-08T22:00+00:00'],
    ],
  ])('%s', (_case, monday, tuesday, expected) => {
    const hours = { monday: hoursOf(...monday), tuesday: hoursOf(...tuesday) };
    const rules = rulesOf({ hours, durationMinutes: 120, intervalMinutes: 60 });
    expect(slotsFrom('2026-06-08', '2026-06-09', rules)).toEqual(expected);
  });

  test('offers a meeting across periods that touch', () => {
    const hours = everyDay('09:00-10:00', '10:00-11:00', '11:01-12:00');
    const rules = rulesOf({ hours, durationMinutes: 90, intervalMinutes: 30 });
    expect(slotsOn('2026-06-10', rules)).toEqual(['09:00+00:00', '09:30+00:00']);
  });

  test('accepts periods in any order', () => {
    const rules = rulesOf({ hours: everyDay('13:00-14:00', '09:00-10:00') });
    expect(slotsOn('2026-06-10', rules)).toEqual(['09:00+00:00', '13:00+00:00']);
  });

  test('offers nothing on a weekday without periods', () => {
    const rules = rulesOf({ hours: { tuesday: [], wednesday: hoursOf('09:00-10:00') } });
    expect(slotsFrom('2026-06-08', '2026-06-11', rules)).toEqual(['2026-06-10T09:00+00:00']);
  });

  test('offers a meeting as long as a whole day', () => {
    const rules = rulesOf({ hours: everyDay('00:00-24:00'), durationMinutes: 1440 });
    expect(slotsFrom('2026-06-08', '2026-06-09', rules)).toHaveLength(2);
  });
});
