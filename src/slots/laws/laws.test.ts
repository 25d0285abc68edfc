import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMinutes,
  asInstant,
  type Instant,
  isoWeekday,
  localDateAt,
  overlaps,
  toLocalTime,
  weekdayOf,
  weekdays,
} from '../../time/index.ts';
import { bookingsNeeded } from '../bookings-needed.ts';
import { checkStart, endOfWindow } from '../check-start.ts';
import { groupByDate } from '../dates/index.ts';
import { findNextSlot, findSlots, type SlotQuestion } from '../find-slots.ts';
import { zone } from '../world.testing.ts';
import { anyDay, anyQuestion, sampleOf } from './questions.testing.ts';

fc.configureGlobal(sampleOf(60));

const minuteShift = fc.nat({ max: 2000 });

/** Returns whether a clock in the schedule's zone shows an open hour, as `Intl` reads it. */
function isOpen(millis: number, { rules }: SlotQuestion): boolean {
  const { date, hour, minute } = toLocalTime(asInstant(millis), rules.zone);
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  const override = rules.overrides.find(({ from, to }) => from <= date && date <= to);
  const periods = override?.hours ?? rules.hours[weekdays[isoWeekday(date) - 1] ?? 'monday'] ?? [];
  return periods.some(({ start, end }) => start <= clock && clock < end);
}

test('keeps every slot inside the open hours', () => {
  fc.assert(
    fc.property(anyQuestion, minuteShift, (question, shift) => {
      const { durationMinutes } = question.rules;
      for (const start of findSlots(question)) {
        const within = addMinutes(start, shift % durationMinutes);
        const last = addMinutes(start, durationMinutes) - 1;
        expect([start, within, last].every((millis) => isOpen(millis, question))).toBe(true);
      }
    }),
  );
});

test('begins every slot before the booking window ends', () => {
  fc.assert(
    fc.property(anyQuestion, fc.nat({ max: 3 }), (question, windowDays) => {
      const rules = { ...question.rules, windowDays };
      const end = endOfWindow(rules, question.now) ?? 0;
      expect(findSlots({ ...question, rules }).filter((start) => start >= end)).toEqual([]);
    }),
  );
});

test('keeps the slots of other dates when a date is overridden', () => {
  fc.assert(
    fc.property(anyQuestion, fc.integer({ min: -2, max: 2 }), anyDay, (question, days, hours) => {
      const { rules } = question;
      // A meeting must not run into another date, nor a limit count one.
      const plain = { ...rules, overrides: [], durationMinutes: 1, intervalMinutes: rules.intervalMinutes ?? 30 };
      const day = addDays(localDateAt(question.range.start, rules.zone), days);
      const overridden = { ...plain, overrides: [{ from: day, to: day, hours }] };
      const elsewhere = (start: Instant) => localDateAt(start, rules.zone) !== day;
      expect(findSlots({ ...question, rules: overridden }).filter(elsewhere)).toEqual(
        findSlots({ ...question, rules: plain }).filter(elsewhere),
      );
    }),
  );
});

test('reads overrides as it reads weekly hours', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const { rules, range } = question;
      const first = addDays(localDateAt(range.start, rules.zone), -2);
      const dates = Array.from({ length: 8 }, (_, index) => addDays(first, index));
      const overrides = dates.map((day) => ({ from: day, to: day, hours: rules.hours[weekdayOf(day)] ?? [] }));
      const weekly = findSlots({ ...question, rules: { ...rules, overrides: [] } });
      expect(findSlots({ ...question, rules: { ...rules, hours: {}, overrides } })).toEqual(weekly);
    }),
  );
});

test('regroups the same slots in another zone', () => {
  const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone')).map(zone);
  fc.assert(
    fc.property(anyQuestion, anyZone, (question, zoneName) => {
      const starts = findSlots(question);
      const grouped = groupByDate(starts, { durationMinutes: question.rules.durationMinutes, zone: zoneName });
      const slots = Object.values(grouped).flat();
      expect(slots.map(({ start }) => Date.parse(start)).sort((a, b) => a - b)).toEqual(starts);
      expect(
        slots.every(
          ({ start, end }) => Date.parse(end) - Date.parse(start) === question.rules.durationMinutes * 60_000,
        ),
      ).toBe(true);
      expect(Object.entries(grouped).every(([date, of]) => of.every(({ start }) => start.startsWith(date)))).toBe(true);
    }),
  );
});

test('keeps the remaining slots when the range moves', () => {
  fc.assert(
    fc.property(anyQuestion, minuteShift, minuteShift, (question, from, length) => {
      const range = {
        start: addMinutes(question.range.start, from),
        end: addMinutes(question.range.start, from + length),
      };
      const whole = { start: question.range.start, end: asInstant(Math.max(question.range.end, range.end)) };
      const remaining = findSlots({ ...question, range: whole }).filter(
        (start) => start >= range.start && start < range.end,
      );
      expect(findSlots({ ...question, range })).toEqual(remaining);
    }),
  );
});

test('keeps the remaining slots as time passes', () => {
  fc.assert(
    fc.property(anyQuestion, fc.nat({ max: 4 * 86_400_000 }), (question, millis) => {
      const rules = { ...question.rules, windowDays: null };
      const later = asInstant(question.now + millis);
      const remaining = findSlots({ ...question, rules }).filter(
        (start) => start >= addMinutes(later, rules.noticeMinutes),
      );
      expect(findSlots({ ...question, rules, now: later })).toEqual(remaining);
    }),
  );
});

test('offers exactly the starts that can be booked', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const range = { start: question.range.start, end: addMinutes(question.range.start, 1440) };
      const minutes = Array.from({ length: 1440 }, (_, minute) => addMinutes(range.start, minute));
      const bookable = minutes.filter((start) => checkStart({ ...question, start }) === undefined);
      expect(findSlots({ ...question, range })).toEqual(bookable);
    }),
    sampleOf(20),
  );
});

test('finds the first slot of a range as the next slot', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      expect(findNextSlot(question)).toBe(findSlots(question)[0]);
    }),
  );
});

test('lists slots in ascending order without repeats', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const starts = findSlots(question);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    }),
  );
});

test('never opens a slot because of another booking', () => {
  fc.assert(
    fc.property(anyQuestion, minuteShift, (question, shift) => {
      const start = addMinutes(question.range.start, shift);
      const event = { start, end: addMinutes(start, 60) };
      const { busy, starts } = question.bookings;
      const fewer = findSlots({ ...question, bookings: { busy: [...busy, event], starts: [...starts, start] } });
      const before = new Set(findSlots(question));
      expect(
        fewer.filter((slot) => !before.has(slot) || overlaps({ start: slot, end: addMinutes(slot, 1) }, event)),
      ).toEqual([]);
    }),
  );
});

test('finds the same slots from only the bookings needed', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const bookingRanges = bookingsNeeded(question.rules, question.range);
      const { busy, starts } = question.bookings;
      const loaded = {
        busy: busy.filter((interval) => overlaps(interval, bookingRanges.busy)),
        starts: starts.filter(
          (start) => bookingRanges.starts && bookingRanges.starts.start <= start && start < bookingRanges.starts.end,
        ),
      };
      expect(findSlots({ ...question, bookings: loaded })).toEqual(findSlots(question));
    }),
  );
});
