import { addDays, datePartsOf, daysBetween, isoWeekday, type LocalDate, localDate } from '../../../../time/index.ts';
import type { Rule, RuleDay } from './parse-rule.ts';

/** Consecutive dates: a year, a month, a week or a day. */
export type Days = { readonly first: LocalDate; readonly count: number };

/** Returns those dates of a period that a rule names, ascending. */
export function findDays(rule: Rule, { first, count }: Days): LocalDate[] {
  const dates: LocalDate[] = [];
  for (let index = 0; index < count; index += 1) {
    const date = addDays(first, index);
    if (isNamed(rule, date)) dates.push(date);
  }
  return dates;
}

function isNamed(rule: Rule, date: LocalDate): boolean {
  const { year, month, day } = datePartsOf(date);
  const { byMonth, byWeek, byYearDay, byMonthDay, byDay } = rule;
  if (byMonth.length > 0 && !byMonth.includes(month)) return false;
  if (byMonthDay.length > 0) {
    const length = daysInMonth(year, month);
    if (!byMonthDay.some((wanted) => day === positionOf(wanted, length))) return false;
  }
  if (byDay.length > 0 && !byDay.some((wanted) => isDay(rule, wanted, date))) return false;
  if (byYearDay.length > 0) {
    const dayOfYear = daysBetween(localDate(year, 1, 1), date) + 1;
    const length = daysBetween(localDate(year, 1, 1), localDate(year + 1, 1, 1));
    if (!byYearDay.some((wanted) => dayOfYear === positionOf(wanted, length))) return false;
  }
  return byWeek.length === 0 || isInWeeks(rule, date);
}

/** Returns the position from the start that is meant by one from the end, as -1. */
function positionOf(wanted: number, length: number): number {
  return wanted > 0 ? wanted : length + wanted + 1;
}

/** An nth weekday is counted within the month, or within the year for a yearly rule that names no month. */
function isDay({ frequency, byMonth, byWeek }: Rule, { weekday, nth }: RuleDay, date: LocalDate): boolean {
  if (isoWeekday(date) !== weekday) return false;
  const counts = frequency === 'MONTHLY' || (frequency === 'YEARLY' && byWeek.length === 0);
  if (nth === 0 || !counts) return true;
  const { year, month } = datePartsOf(date);
  const isOfYear = frequency === 'YEARLY' && byMonth.length === 0;
  const from = isOfYear ? localDate(year, 1, 1) : localDate(year, month, 1);
  const to = isOfYear ? localDate(year + 1, 1, 1) : localDate(year, month + 1, 1);
  if (nth > 0) return Math.floor(daysBetween(from, date) / 7) + 1 === nth;
  return Math.floor((daysBetween(date, to) - 1) / 7) + 1 === -nth;
}

/** Week 1 is the first with four days in the year; a week belongs to the year most of it lies in (ISO 8601). */
function isInWeeks({ byWeek, weekStart }: Rule, date: LocalDate): boolean {
  const offset = (isoWeekday(date) - weekStart + 7) % 7;
  const middle = addDays(date, 3 - offset);
  const { year } = datePartsOf(middle);
  const week = Math.floor(daysBetween(localDate(year, 1, 1), middle) / 7) + 1;
  const weeks = Math.floor(daysBetween(localDate(year, 1, 1), lastMiddle(year, weekStart)) / 7) + 1;
  return byWeek.some((wanted) => week === positionOf(wanted, weeks));
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
