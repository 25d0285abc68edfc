import { describe, expect, test } from 'vitest';
import { addMinutes, formatInstantIn } from '../time/index.ts';
import { rangeOfDates } from './dates.ts';
import { groupByDate } from './group-by-date.ts';
import { at, date, zone } from './world.testing.ts';

describe('R1: both dates are included', () => {
  test.each([
    ['UTC', '2026-03-29', '2026-03-29T00:00:00+00:00', '2026-03-30T00:00:00+00:00'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00'],
    ['Pacific/Kiritimati', '2026-03-29', '2026-03-29T00:00:00+14:00', '2026-03-30T00:00:00+14:00'],
    ['Asia/Beirut', '2026-03-29', '2026-03-29T01:00:00+03:00', '2026-03-30T00:00:00+03:00'],
    ['Africa/Cairo', '2026-10-29', '2026-10-29T00:00:00+03:00', '2026-10-30T00:00:00+02:00'],
    ['UTC', '9999-12-31', '9999-12-31T00:00:00+00:00', '10000-01-01T00:00:00+00:00'],
  ])('in %s on %s', (name, day, start, end) => {
    const range = rangeOfDates({ from: date(day), to: date(day) }, zone(name));
    expect([range.start, range.end].map((bound) => formatInstantIn(bound, zone(name)))).toEqual([start, end]);
  });

  test('a date that was skipped holds nothing', () => {
    const { start, end } = rangeOfDates({ from: date('2011-12-30'), to: date('2011-12-30') }, zone('Pacific/Apia'));
    expect(start).toBe(end);
  });

  test('holds the second evening of a date', () => {
    const newfoundland = zone('America/St_Johns');
    const { end } = rangeOfDates({ from: date('2010-11-06'), to: date('2010-11-06') }, newfoundland);
    const again = at('2010-11-06T23:30:00-03:30');
    expect(again < end).toBe(true);
    const dates = { from: date('2010-11-06'), to: date('2010-11-06') };
    const starts = [at('2010-11-07T00:00:00-02:30'), again];
    expect(Object.keys(groupByDate(starts, { durationMinutes: 15, zone: newfoundland, dates }))).toEqual([
      '2010-11-06',
    ]);
  });
});

describe('R2: grouped and written in the zone', () => {
  const starts = ['2026-03-28T22:30Z', '2026-03-28T23:30Z', '2026-03-29T00:30Z', '2026-03-29T01:00Z'].map(at);

  test('each end has the offset of its instant', () => {
    expect(groupByDate(starts, { durationMinutes: 60, zone: zone('Europe/Berlin') })).toEqual({
      '2026-03-28': [{ start: '2026-03-28T23:30:00+01:00', end: '2026-03-29T00:30:00+01:00' }],
      '2026-03-29': [
        { start: '2026-03-29T00:30:00+01:00', end: '2026-03-29T01:30:00+01:00' },
        { start: '2026-03-29T01:30:00+01:00', end: '2026-03-29T03:30:00+02:00' },
        { start: '2026-03-29T03:00:00+02:00', end: '2026-03-29T04:00:00+02:00' },
      ],
    });
  });

  test('writes UTC as an offset of nothing', () => {
    expect(groupByDate(starts.slice(0, 1), { durationMinutes: 60, zone: zone('UTC') })).toEqual({
      '2026-03-28': [{ start: '2026-03-28T22:30:00+00:00', end: '2026-03-28T23:30:00+00:00' }],
    });
  });

  test('gives every slot the date of its start', () => {
    expect(Object.keys(groupByDate(starts, { durationMinutes: 60, zone: zone('Asia/Kathmandu') }))).toEqual([
      '2026-03-29',
    ]);
    expect(Object.keys(groupByDate(starts, { durationMinutes: 60, zone: zone('Pacific/Pago_Pago') }))).toEqual([
      '2026-03-28',
    ]);
  });

  test('an end on the jump itself has the new offset', () => {
    const [slot] =
      groupByDate([at('2026-10-25T00:00Z')], { durationMinutes: 60, zone: zone('Europe/Berlin') })['2026-10-25'] ?? [];
    expect(slot).toEqual({ start: '2026-10-25T02:00:00+02:00', end: '2026-10-25T02:00:00+01:00' });
  });

  test.each(['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Amsterdam', 'Africa/Monrovia', 'Pacific/Apia'])(
    'writes each instant as it is written alone, in %s',
    (name) => {
      // Before 1937 Amsterdam kept an offset of 19 minutes and 32 seconds, before 1972 Monrovia one of 44 and 30.
      const years = ['1850-06-30', '1936-12-30', '1971-12-30', '2011-12-29', '2026-03-28', '2199-12-30'];
      const starts = years.flatMap((day) =>
        Array.from({ length: 96 }, (_, k) => addMinutes(at(`${day}T00:00Z`), k * 45)),
      );
      const slots = Object.values(groupByDate(starts, { durationMinutes: 1440, zone: zone(name) })).flat();
      const alone = starts.map((start) => ({
        start: formatInstantIn(start, zone(name)),
        end: formatInstantIn(addMinutes(start, 1440), zone(name)),
      }));
      expect(slots).toEqual(alone);
      for (const [date, ofDate] of Object.entries(groupByDate(starts, { durationMinutes: 1440, zone: zone(name) }))) {
        expect(ofDate.filter(({ start }) => !start.startsWith(date))).toEqual([]);
      }
    },
  );

  test('R3: no starts are no dates', () => {
    expect(groupByDate([], { durationMinutes: 60, zone: zone('UTC') })).toEqual({});
  });
});
