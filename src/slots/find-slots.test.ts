import { describe, expect, test } from 'vitest';
import { asInstant } from '../time/index.ts';
import { findNextSlot, findSlots, findSlotsInSteps } from './find-slots.ts';
import { at, everyDay, hoursOf, interval, rulesOf, slotsOn, zone } from './world.testing.ts';

const noBookings = { busy: [], starts: [] };
const now = at('2026-06-01T00:00Z');

describe('findSlots', () => {
  test('includes the start of a range and not its end', () => {
    const range = interval('2026-06-10T09:00Z', '2026-06-10T11:00Z');
    const starts = findSlots({ rules: rulesOf(), bookings: noBookings, now, range });
    expect(starts).toEqual([at('2026-06-10T09:00Z'), at('2026-06-10T10:00Z')]);
  });

  test('offers a meeting that ends after the range', () => {
    const range = interval('2026-06-10T09:30Z', '2026-06-10T10:00:00.001Z');
    expect(findSlots({ rules: rulesOf(), bookings: noBookings, now, range })).toEqual([at('2026-06-10T10:00Z')]);
  });

  test('loses no slot between the weeks it reads', () => {
    const rules = rulesOf({ hours: everyDay('00:00-24:00'), durationMinutes: 1440, intervalMinutes: 720 });
    const range = interval('2026-06-01T00:00Z', '2026-07-13T00:00Z');
    expect(findSlots({ rules, bookings: noBookings, now, range })).toHaveLength(6 * 7 * 2);
  });

  test.each([
    ['empty', '2026-06-10T09:00Z', '2026-06-10T09:00Z'],
    ['backwards', '2026-06-12T09:00Z', '2026-06-10T09:00Z'],
    ['past', '2026-05-01T00:00Z', '2026-06-01T00:00Z'],
  ])('finds nothing in a range that is %s', (_case, start, end) => {
    expect(findSlots({ rules: rulesOf(), bookings: noBookings, now, range: interval(start, end) })).toEqual([]);
  });

  test.each(['0001-01-01', '9999-12-31'])('finds slots at the end of the calendar: %s', (day) => {
    const rules = rulesOf({ zone: zone('Pacific/Kiritimati'), limits: { week: 9 }, windowDays: 9_999_999 });
    expect(slotsOn(day, rules, { now: at('0001-01-01T00:00Z') }).length).toBeGreaterThan(5);
  });
});

describe('findSlotsInSteps', () => {
  const range = interval('2026-06-10T00:00Z', '2027-06-10T00:00Z');
  const everyMinute = rulesOf({ hours: everyDay('00:00-24:00'), durationMinutes: 1 });

  test('finds the same slots in steps of a few hundred', () => {
    const question = {
      rules: everyMinute,
      bookings: noBookings,
      now,
      range: { ...range, end: at('2026-06-20T00:01Z') },
    };
    const steps = [...findSlotsInSteps(question)];
    expect(Math.max(...steps.map(({ length }) => length))).toBe(500);
    expect(steps.flat()).toEqual(findSlots(question));
  });

  test('yields between steps where nothing is free', () => {
    const bookings = { busy: [interval('2026-06-01T00:00Z', '2027-07-01T00:00Z')], starts: [] };
    const steps = [...findSlotsInSteps({ rules: everyMinute, bookings, now, range })];
    expect(steps.length).toBeGreaterThanOrEqual((365 * 1440) / 500);
    expect(steps.flat()).toEqual([]);
  });
});

describe('findNextSlot', () => {
  const endless = { start: at('2026-06-10T00:00Z'), end: asInstant(8.64e15) };

  test('finds the first slot of the range', () => {
    const rules = rulesOf({ hours: { friday: hoursOf('09:00-17:00') } });
    expect(findNextSlot({ rules, bookings: noBookings, now, range: endless })).toBe(at('2026-06-12T09:00Z'));
  });

  test('finds the next slot many months ahead', () => {
    const [rules, late] = [rulesOf(), at('2027-05-31T23:00Z')];
    expect(findNextSlot({ rules, bookings: noBookings, now: late, range: endless })).toBe(at('2027-06-01T09:00Z'));
  });

  test('finds no next slot in a range without slots', () => {
    const range = interval('2026-06-10T00:00Z', '2027-06-11T00:00Z');
    expect(findNextSlot({ rules: rulesOf({ hours: {} }), bookings: noBookings, now, range })).toBeUndefined();
  });
});
