import { describe, expect, test } from 'vitest';
import { addMinutes, type Instant, parseInstant, type ZoneName } from '../../time/index.ts';
import { nearestSlots } from './nearest-slots.ts';
import { partOfDay, repeatedSlots, slotsByDate, slotsByPart } from './slots.ts';

const zone = (name: string) => name as ZoneName; // real zones, written here

function timesAt(...starts: string[]) {
  return starts.map((text) => {
    const start = parseInstant(text) as Instant; // real instants, written here
    return { start, end: addMinutes(start, 30) };
  });
}

describe('the times of a day', () => {
  test.each([
    ['UTC', ['2026-11-24']],
    ['Pacific/Kiritimati', ['2026-11-24', '2026-11-25']],
    ['Pacific/Pago_Pago', ['2026-11-23', '2026-11-24']],
  ])('groups times by their date in %s', (name, dates) => {
    const byDate = slotsByDate(timesAt('2026-11-24T09:00Z', '2026-11-24T12:00Z'), zone(name));
    expect([...byDate.keys()]).toEqual(dates);
  });

  test.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ] as const)('puts %i o’clock under the heading a person looks for', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });

  test('divides times into morning, afternoon and evening', () => {
    const parts = slotsByPart(
      timesAt('2026-11-24T08:00Z', '2026-11-24T11:00Z', '2026-11-24T17:30Z'),
      zone('Europe/Berlin'),
    );
    expect(parts.map(({ part, slots }) => [part, slots.length])).toEqual([
      ['morning', 1],
      ['afternoon', 1],
      ['evening', 1],
    ]);
  });

  test('finds times that a clock shows twice', () => {
    const times = timesAt('2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T02:30Z');
    expect([...repeatedSlots(times, zone('Europe/Berlin'))]).toEqual([times[0]?.start, times[1]?.start]);
  });

  test('returns the nearest times in order', () => {
    const times = timesAt('2026-11-24T09:00Z', '2026-11-24T10:00Z', '2026-11-24T10:30Z', '2026-11-25T09:00Z');
    const [gone = expect.fail('There is no time.')] = timesAt('2026-11-24T11:00Z');
    expect(nearestSlots(times, gone, 3)).toEqual(times.slice(0, 3));
  });

  test('counts a start among the nearest times only at another length', () => {
    const [slot = expect.fail('There is no time.')] = timesAt('2026-11-24T09:00Z');
    const longer = { ...slot, end: addMinutes(slot.end, 30) };
    expect(nearestSlots([slot, longer], slot, 3)).toEqual([longer]);
  });
});
