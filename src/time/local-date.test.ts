import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { date } from './clocks.testing.ts';
import {
  addDays,
  addMonths,
  datePartsOf,
  daysBetween,
  isoWeekday,
  type LocalDate,
  localDate,
  parseLocalDate,
  startOfMonth,
  startOfWeek,
  weekdayOf,
} from './local-date.ts';

const anyDate = fc
  .integer({ min: 0, max: 3_652_058 })
  .map((days) => date(Temporal.PlainDate.from('0001-01-01').add({ days }).toString()));

test.each([
  ['a leap day', '2024-02-29', true],
  ['the leap day of a century divisible by 400', '2000-02-29', true],
  ['the first day', '0001-01-01', true],
  ['the last day', '9999-12-31', true],
  ['the leap day of a common century', '1900-02-29', false],
  ['the 31st of a short month', '2026-04-31', false],
  ['month 13', '2026-13-01', false],
  ['month 0', '2026-00-10', false],
  ['day 0', '2026-01-00', false],
  ['year 0', '0000-01-01', false],
  ['one digit for the month', '2026-1-01', false],
  ['a year of five digits', '10000-01-01', false],
  ['a signed year', '+002026-01-01', false],
  ['a time behind the date', '2026-01-01T00:00', false],
  ['a line break behind the date', '2026-01-01\n', false],
  ['Arabic digits', '٢٠٢٦-٠١-٠١', false],
  ['nothing', '', false],
])('reads only real days: %s', (_case, text, isReal) => {
  expect(parseLocalDate(text)).toBe(isReal ? text : undefined);
});

test('adds days as the calendar does', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -200_000, max: 200_000 }), (from, days) => {
      const to = Temporal.PlainDate.from(from).add({ days });
      fc.pre(to.year >= 1 && to.year <= 9999);
      expect(addDays(from, days)).toBe(to.toString());
      expect(daysBetween(from, date(to.toString()))).toBe(days);
    }),
  );
});

test('finds the first day of a month', () => {
  fc.assert(
    fc.property(anyDate, (day) => {
      expect(startOfMonth(day)).toBe(Temporal.PlainDate.from(day).with({ day: 1 }).toString());
    }),
  );
});

test('adds months and stops at the last day of a shorter one', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (from, months) => {
      const to = Temporal.PlainDate.from(from).add({ months });
      fc.pre(to.year >= 1 && to.year <= 9999);
      expect(addMonths(from, months)).toBe(to.toString());
    }),
  );
});

test('names weekdays and starts of weeks as the calendar does', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 6 }), (day, firstWeekday) => {
      const start = startOfWeek(day, firstWeekday);
      expect(isoWeekday(day)).toBe(Temporal.PlainDate.from(day).dayOfWeek);
      expect([isoWeekday(start) % 7, daysBetween(start, day) >= 0, daysBetween(start, day) < 7]).toEqual([
        firstWeekday,
        true,
        true,
      ]);
    }),
  );
});

test.each<[number, number, number, string]>([
  [2026, 14, 0, '2027-01-31'],
  [2026, 0, 1, '2025-12-01'],
  [2026, -11, 31, '2025-01-31'],
  [2024, 3, 0, '2024-02-29'],
  [2026, 1, 366, '2027-01-01'],
])('carries a month or day out of bounds: %i, %i, %i', (year, month, day, expected) => {
  expect(localDate(year, month, day)).toBe(expected);
});

test('splits a date into its parts', () => {
  expect(datePartsOf(date('0987-06-05'))).toEqual({ year: 987, month: 6, day: 5 });
  expect(weekdayOf(date('1970-01-01'))).toBe('thursday');
});

test('counts days past the year 9999', () => {
  const days: LocalDate[] = [date('9999-12-31')];
  for (let count = 0; count < 3; count += 1) days.push(addDays(days.at(-1) ?? date('0001-01-01'), 1));
  expect(days.slice(1)).toEqual(['10000-01-01', '10000-01-02', '10000-01-03']);
});
