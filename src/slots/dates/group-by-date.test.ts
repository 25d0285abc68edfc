import { expect, test } from 'vitest';
import { addMinutes, formatInstantIn } from '../../time/index.ts';
import { at, date, zone } from '../world.testing.ts';
import { groupByDate } from './group-by-date.ts';

const starts = ['2026-03-28T22:30Z', '2026-03-28T23:30Z', '2026-03-29T00:30Z', '2026-03-29T01:00Z'].map(at);

test('writes each end with the offset at its instant', () => {
  expect(groupByDate(starts, { durationMinutes: 60, zone: zone('Europe/Berlin') })).toEqual({
    '2026-03-28': [{ start: '2026-03-28T23:30:00+01:00', end: '2026-03-29T00:30:00+01:00' }],
    '2026-03-29': [
      { start: '2026-03-29T00:30:00+01:00', end: '2026-03-29T01:30:00+01:00' },
      { start: '2026-03-29T01:30:00+01:00', end: '2026-03-29T03:30:00+02:00' },
      { start: '2026-03-29T03:00:00+02:00', end: '2026-03-29T04:00:00+02:00' },
    ],
  });
});

test('writes UTC as the offset +00:00', () => {
  expect(groupByDate(starts.slice(0, 1), { durationMinutes: 60, zone: zone('UTC') })).toEqual({
    '2026-03-28': [{ start: '2026-03-28T22:30:00+00:00', end: '2026-03-28T23:30:00+00:00' }],
  });
});

test('groups every slot by the date of its start', () => {
  expect(Object.keys(groupByDate(starts, { durationMinutes: 60, zone: zone('Asia/Kathmandu') }))).toEqual([
    '2026-03-29',
  ]);
  expect(Object.keys(groupByDate(starts, { durationMinutes: 60, zone: zone('Pacific/Pago_Pago') }))).toEqual([
    '2026-03-28',
  ]);
});

test('writes an end at a transition with the new offset', () => {
  const [slot] =
    groupByDate([at('2026-10-25T00:00Z')], { durationMinutes: 60, zone: zone('Europe/Berlin') })['2026-10-25'] ?? [];
  expect(slot).toEqual({ start: '2026-10-25T02:00:00+02:00', end: '2026-10-25T02:00:00+01:00' });
});

test.each(['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Amsterdam', 'Africa/Monrovia', 'Pacific/Apia'])(
  'writes each instant as formatInstantIn does, in %s',
  (name) => {
    // Before 1937 Amsterdam kept an offset of 19 minutes and 32 seconds, before 1972 Monrovia one of 44 and 30.
    const years = ['1850-06-30', '1936-12-30', '1971-12-30', '2011-12-29', '2026-03-28', '2199-12-30'];
    const starts = years.flatMap((day) =>
      Array.from({ length: 96 }, (_, k) => addMinutes(at(`${day}T00:00Z`), k * 45)),
    );
    const dates = groupByDate(starts, { durationMinutes: 1440, zone: zone(name) });
    const alone = starts.map((start) => ({
      start: formatInstantIn(start, zone(name)),
      end: formatInstantIn(addMinutes(start, 1440), zone(name)),
    }));
    expect(Object.values(dates).flat()).toEqual(alone);
    for (const [date, ofDate] of Object.entries(dates)) {
      expect(ofDate.filter(({ start }) => !start.startsWith(date))).toEqual([]);
    }
  },
);

test('returns no dates without starts', () => {
  expect(groupByDate([], { durationMinutes: 60, zone: zone('UTC') })).toEqual({});
});

test('leaves out the minute of another date before a repeated evening', () => {
  const newfoundland = zone('America/St_Johns');
  const dates = { from: date('2010-11-06'), to: date('2010-11-06') };
  const starts = [at('2010-11-07T00:00:00-02:30'), at('2010-11-06T23:30:00-03:30')];
  expect(Object.keys(groupByDate(starts, { durationMinutes: 15, zone: newfoundland, dates }))).toEqual(['2010-11-06']);
});
