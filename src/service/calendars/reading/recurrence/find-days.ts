import { addDays, datePartsOf, daysBetween, isoWeekday, type LocalDate, localDate } from '../../../../time/index.ts';
import type { Rule } from './parse-rule.ts';
import type { WorkLimit } from './work-limit.ts';

/** Consecutive dates: a year, a month, a week or a day. */
export type Days = { readonly first: LocalDate; readonly count: number };

/**
 * Creates the finder of the dates of a period that a rule names, ascending. Each date that is looked at is one unit of
 * work, however long the lists of the rule are.
 */
export function createDayFinder(rule: Rule, limit: WorkLimit): (days: Days) => LocalDate[] {
  const months = createTest(rule.byMonth);
  const tests = createTests(rule);
  const replacementFor = createReplacement(rule);

  return function findDays({ first, count }) {
    const dates: LocalDate[] = [];
    for (let index = 0; index < count; ) {
      limit.spend(1);
      const date = addDays(first, index);
      const { year, month, day } = datePartsOf(date);
      if (!months(month)) {
        index += daysInMonth(year, month) - day + 1;
        continue;
      }
      if (dates.at(-1) !== date && tests.every((isNamed) => isNamed(date))) dates.push(date);
      const replacement = replacementFor(date);
      if (replacement !== undefined && dates.at(-1) !== replacement) dates.push(replacement);
      index += 1;
    }
    return dates;
  };
}

type DayTest = (date: LocalDate) => boolean;

/** Creates a test for each part of a rule that names days, the quick ones first. */
function createTests(rule: Rule): DayTest[] {
  const { byMonthDay, byDay, byYearDay, byWeek } = rule;
  return [
    ...(byMonthDay.length > 0 ? [createMonthDayTest(byMonthDay)] : []),
    ...(byDay.length > 0 ? [createWeekdayTest(rule)] : []),
    ...(byYearDay.length > 0 ? [createYearDayTest(byYearDay)] : []),
    ...(byWeek.length > 0 ? [createWeekTest(rule)] : []),
  ];
}

/**
 * Creates a function that returns the date to use if a rule names days that a month lacks. Call it with each date: only
 * the last one of a month may have a replacement.
 */
function createReplacement({ frequency, skip, byMonthDay }: Rule): (date: LocalDate) => LocalDate | undefined {
  const latest = byMonthDay.reduce((most, day) => Math.max(most, day), 0);
  if (skip === 'OMIT' || (frequency !== 'MONTHLY' && frequency !== 'YEARLY')) return () => undefined;
  return (date) => {
    const { year, month, day } = datePartsOf(date);
    if (day >= latest || day < daysInMonth(year, month)) return undefined;
    return skip === 'FORWARD' ? addDays(date, 1) : date;
  };
}

/** Creates a test of whether any of some numbers is in a list. An empty list allows all. */
function createTest(list: readonly number[]): (...numbers: number[]) => boolean {
  const named = new Set(list);
  return (...numbers) => named.size === 0 || numbers.some((number) => named.has(number));
}

function createMonthDayTest(byMonthDay: readonly number[]): DayTest {
  const isNamed = createTest(byMonthDay);
  return (date) => {
    const { year, month, day } = datePartsOf(date);
    return isNamed(day, fromEnd(day, daysInMonth(year, month)));
  };
}

function createYearDayTest(byYearDay: readonly number[]): DayTest {
  const isNamed = createTest(byYearDay);
  return (date) => {
    const { year } = datePartsOf(date);
    const [first, next] = [localDate(year, 1, 1), localDate(year + 1, 1, 1)];
    const day = daysBetween(first, date) + 1;
    return isNamed(day, fromEnd(day, daysBetween(first, next)));
  };
}

/** Converts a position from the start into the position from the end, -1 for the last. */
function fromEnd(position: number, length: number): number {
  return position - length - 1;
}

/** An nth weekday is counted within the month, or within the year for a yearly rule that names no month. */
function createWeekdayTest({ frequency, byMonth, byWeek, byDay }: Rule): DayTest {
  const positions = Map.groupBy(byDay, ({ weekday }) => weekday);
  const isNamedOn = new Map([...positions].map(([weekday, days]) => [weekday, createTest(days.map(({ nth }) => nth))]));
  const counts = frequency === 'MONTHLY' || (frequency === 'YEARLY' && byWeek.length === 0);
  const isOfYear = frequency === 'YEARLY' && byMonth.length === 0;
  return (date) => {
    const isNamed = isNamedOn.get(isoWeekday(date));
    if (!isNamed || !counts) return isNamed !== undefined;
    const { year, month } = datePartsOf(date);
    const from = isOfYear ? localDate(year, 1, 1) : localDate(year, month, 1);
    const to = isOfYear ? localDate(year + 1, 1, 1) : localDate(year, month + 1, 1);
    const fromStart = Math.floor(daysBetween(from, date) / 7) + 1;
    return isNamed(0, fromStart, -Math.floor((daysBetween(date, to) - 1) / 7) - 1);
  };
}

/** Week 1 is the first with four days in the year; a week belongs to the year most of it lies in (ISO 8601). */
function createWeekTest({ byWeek, weekStart }: Rule): DayTest {
  const isNamed = createTest(byWeek);
  return (date) => {
    const offset = (isoWeekday(date) - weekStart + 7) % 7;
    const middle = addDays(date, 3 - offset);
    const { year } = datePartsOf(middle);
    const week = Math.floor(daysBetween(localDate(year, 1, 1), middle) / 7) + 1;
    const weeks = Math.floor(daysBetween(localDate(year, 1, 1), lastMiddle(year, weekStart)) / 7) + 1;
    return isNamed(week, fromEnd(week, weeks));
  };
}

/** Returns the fourth day of the last week of a year. */
function lastMiddle(year: number, weekStart: number): LocalDate {
  const last = localDate(year, 12, 31);
  const middleWeekday = ((weekStart + 2) % 7) + 1;
  return addDays(last, -((isoWeekday(last) - middleWeekday + 7) % 7));
}

/** Returns how many days a month has. */
export function daysInMonth(year: number, month: number): number {
  return daysBetween(localDate(year, month, 1), localDate(year, month + 1, 1));
}
