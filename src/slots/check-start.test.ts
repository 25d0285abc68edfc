import { describe, expect, test } from 'vitest';
import { addMinutes } from '../time/index.ts';
import { checkStart, endOfWindow } from './check-start.ts';
import { at, everyDay, interval, rulesOf, slotsFrom, slotsOn, zone } from './world.testing.ts';

describe('time that events take', () => {
  const morning = rulesOf({ hours: everyDay('09:00-12:00'), intervalMinutes: 30 });

  test.each([
    ['allows meetings back to back', {}, '10:00', '11:00', ['09:00', '11:00']],
    ['refuses a minute of overlap on either side', {}, '09:59', '11:01', []],
    [
      'keeps the buffer before a meeting free',
      { bufferBeforeMinutes: 30 },
      '08:00',
      '09:30',
      ['10:00', '10:30', '11:00'],
    ],
    ['keeps the buffer after a meeting free', { bufferAfterMinutes: 15 }, '11:00', '12:00', ['09:00', '09:30']],
    [
      'ignores later events for the buffer before',
      { bufferBeforeMinutes: 90 },
      '11:00',
      '12:00',
      ['09:00', '09:30', '10:00'],
    ],
    [
      'ignores earlier events for the buffer after',
      { bufferAfterMinutes: 90 },
      '09:00',
      '10:00',
      ['10:00', '10:30', '11:00'],
    ],
    ['offers a start whose buffer just fits', { bufferBeforeMinutes: 30 }, '09:00', '10:00', ['10:30', '11:00']],
    ['ignores an event without duration', {}, '10:00', '10:00', ['09:00', '09:30', '10:00', '10:30', '11:00']],
  ])('%s', (_case, buffers, start, end, expected) => {
    const busy = [interval(`2026-06-10T${start}Z`, `2026-06-10T${end}Z`)];
    const starts = slotsOn('2026-06-10', { ...morning, ...buffers }, { busy });
    expect(starts).toEqual(expected.map((clock) => `${clock}+00:00`));
  });

  test('lets buffers lie outside open hours and before now', () => {
    const rules = rulesOf({ hours: everyDay('09:00-10:00'), bufferBeforeMinutes: 1440, bufferAfterMinutes: 1440 });
    expect(slotsOn('2026-06-10', rules, { now: at('2026-06-10T09:00Z') })).toEqual(['09:00+00:00']);
  });

  test('counts buffers as elapsed time across the skipped hour', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('03:00-05:00'), bufferBeforeMinutes: 60 });
    const busy = [interval('2026-03-29T00:00+01:00', '2026-03-29T01:00+01:00')];
    expect(slotsOn('2026-03-29', rules, { busy })).toEqual(['03:00+02:00', '04:00+02:00']);
  });

  test('merges the times of overlapping events', () => {
    const busy = [
      interval('2026-06-10T09:00Z', '2026-06-10T11:00Z'),
      interval('2026-06-10T09:30Z', '2026-06-10T10:00Z'),
    ];
    expect(slotsOn('2026-06-10', morning, { busy })).toEqual(['11:00+00:00']);
  });
});

describe('notice', () => {
  const morning = rulesOf({ hours: everyDay('09:00-11:00') });

  test.each([
    ['2026-06-10T09:00:00.000Z', 0, ['09:00+00:00', '10:00+00:00']],
    ['2026-06-10T09:00:00.001Z', 0, ['10:00+00:00']],
    ['2026-06-10T08:00:00.000Z', 60, ['09:00+00:00', '10:00+00:00']],
    ['2026-06-10T08:00:00.001Z', 60, ['10:00+00:00']],
    ['2026-06-08T09:30:00.000Z', 2880, ['10:00+00:00']],
    ['2026-06-11T00:00:00.000Z', 0, []],
  ])('offers starts after the notice: at %s, %i minutes', (now, noticeMinutes, expected) => {
    expect(slotsOn('2026-06-10', { ...morning, noticeMinutes }, { now: at(now) })).toEqual(expected);
  });

  test('counts notice as elapsed time, not as calendar days', () => {
    const rules = rulesOf({ zone: zone('Europe/Berlin'), noticeMinutes: 1440, hours: everyDay('09:00-11:00') });
    expect(slotsOn('2026-03-29', rules, { now: at('2026-03-28T09:00+01:00') })).toEqual(['10:00+02:00']);
  });
});

describe('the booking window', () => {
  const rules = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('09:00-10:00') });

  test.each([
    ['offers today alone in a window of no days', '2026-06-09T08:00+02:00', 0, ['2026-06-09']],
    [
      'counts the booking window in calendar days',
      '2026-06-09T08:00+02:00',
      2,
      ['2026-06-09', '2026-06-10', '2026-06-11'],
    ],
    [
      'begins the booking window on the date in the schedule zone',
      '2026-06-09T22:30Z',
      1,
      ['2026-06-10', '2026-06-11'],
    ],
    ['accepts a booking window beyond the calendar', '2026-06-11T08:00+02:00', 1e9, ['2026-06-11', '2026-06-12']],
  ])('%s', (_case, now, windowDays, expected) => {
    const starts = slotsFrom('2026-06-09', '2026-06-12', { ...rules, windowDays }, { now: at(now) });
    expect(starts.map((slot) => slot.slice(0, 10))).toEqual(expected);
  });

  test('offers the evening of a longer day in the window', () => {
    const evenings = { ...rules, hours: everyDay('23:00-24:00'), windowDays: 1 };
    const now = at('2026-10-24T23:30+02:00');
    expect(slotsFrom('2026-10-24', '2026-10-26', evenings, { now })).toEqual(['2026-10-25T23:00+01:00']);
  });
});

describe('the end of the booking window', () => {
  const days = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('00:00-24:00'), durationMinutes: 30 });

  test.each([
    ['2026-06-09T08:00+02:00', 0, '2026-06-10T00:00+02:00'],
    ['2026-06-09T22:30Z', 1, '2026-06-12T00:00+02:00'],
    ['2026-10-24T12:00+02:00', 1, '2026-10-26T00:00+01:00'],
  ])(
    'the window ends at the midnight after its last date in the schedule’s zone: from %s, %i days',
    (now, windowDays, expected) => {
      expect(endOfWindow({ ...days, windowDays }, at(now))).toBe(at(expected));
    },
  );

  test('ends bookings right after the last slot of a host who is always open', () => {
    const rules = { ...days, windowDays: 2 };
    const now = at('2026-06-09T08:00+02:00');
    const last = at(slotsFrom('2026-06-09', '2026-06-14', rules, { now }).at(-1) ?? '');
    expect(addMinutes(last, 30)).toBe(endOfWindow(rules, now));
  });

  test('returns no end of bookings without a booking window', () => {
    expect(endOfWindow({ ...days, windowDays: null }, at('2026-06-09T08:00Z'))).toBeUndefined();
  });
});

describe('refusals', () => {
  const rules = rulesOf({ hours: everyDay('09:00-12:00'), noticeMinutes: 60, windowDays: 7, limits: { day: 1 } });
  const bookings = {
    busy: [interval('2026-06-10T10:00Z', '2026-06-10T11:00Z'), interval('2026-06-20T09:00Z', '2026-06-20T10:00Z')],
    starts: [at('2026-06-10T10:00Z')],
  };
  const now = at('2026-06-09T08:30Z');

  test.each([
    ['2026-06-11T09:00Z', undefined],
    ['2026-06-11T08:00Z', 'outside_hours'],
    ['2026-06-11T08:59:59.999Z', 'outside_hours'],
    ['2026-06-11T11:01Z', 'outside_hours'],
    ['2026-06-11T09:30Z', 'off_grid'],
    ['2026-06-11T09:00:00.001Z', 'off_grid'],
    ['2026-06-09T09:00Z', 'notice'],
    ['2026-06-17T09:00Z', 'window'],
    ['2026-06-20T09:00Z', 'window'],
    ['2026-06-10T10:00Z', 'taken'],
    ['2026-06-10T09:00Z', 'limit'],
  ])('checks the start %s: %s', (start, expected) => {
    expect(checkStart({ rules, bookings, now, start: at(start) })).toBe(expected);
  });

  test('checks both instants of a repeated hour separately', () => {
    const night = rulesOf({ zone: zone('Europe/Berlin'), hours: everyDay('02:00-03:00') });
    const busy = [interval('2026-10-25T02:00+02:00', '2026-10-25T03:00+02:00')];
    const starts = [at('2026-10-25T02:00+02:00'), at('2026-10-25T02:00+01:00')];
    const refusals = starts.map((start) => checkStart({ rules: night, bookings: { busy, starts: [] }, now, start }));
    expect(refusals).toEqual(['taken', undefined]);
  });
});
