import {
  addDays,
  addMonths,
  dateOfWall,
  datePartsOf,
  dayMillis,
  daysBetween,
  localDate,
  minuteMillis,
  startOfWeek,
  type WallTime,
  wallTime,
} from '../../../../time/index.ts';
import { addMillis } from '../calendar-time.ts';
import { createDayFinder, type Days, daysInMonth } from './find-days.ts';
import type { Rule } from './parse-rule.ts';
import type { WorkLimit } from './work-limit.ts';

export type PeriodSearch = {
  /** A rule with all parts that it takes from its start. */
  readonly rule: Rule;
  readonly start: WallTime;
  /** Times before it need not be found. */
  readonly from: number;
  /** Periods that begin then or later are not searched. */
  readonly end: WallTime;
  readonly limit: WorkLimit;
};

/** Finds the times that a rule names in each year, month, week or day, ascending. */
export function* findTimesByDate(search: PeriodSearch): Generator<WallTime[]> {
  const { rule, start, end, limit } = search;
  const findDays = createDayFinder(rule, limit);
  for (let index = firstIndex(search); ; index += 1) {
    limit.spend(1);
    const days = daysAt({ rule, start, index });
    if (wallTime(days.first, 0) >= end) return;
    limit.spend(rule.byHour.length * rule.byMinute.length * rule.bySecond.length);
    const dates = findDays(days);
    const times = timesOfDay(rule);
    limit.spend(dates.length * times.length);
    yield dates.flatMap((date) => times.map((time) => addMillis(wallTime(date, 0), time)));
  }
}

/** Returns the times that a rule names in a day, in milliseconds since midnight, ascending. */
function timesOfDay({ byHour, byMinute, bySecond }: Rule): number[] {
  const times = byHour.flatMap((hour) =>
    byMinute.flatMap((minute) => bySecond.map((second) => (hour * 60 + minute) * minuteMillis + second * 1000)),
  );
  return [...new Set(times)].sort((a, b) => a - b);
}

type Period = { readonly rule: Rule; readonly start: WallTime; readonly index: number };

/** Returns the period that is so many intervals after the period of the start. */
function daysAt({ rule: { frequency, interval, weekStart }, start, index }: Period): Days {
  const date = dateOfWall(start);
  const { year, month } = datePartsOf(date);
  const steps = index * interval;
  if (frequency === 'DAILY') return { first: addDays(date, steps), count: 1 };
  if (frequency === 'WEEKLY') return { first: addDays(startOfWeek(date, weekStart % 7), steps * 7), count: 7 };
  if (frequency === 'MONTHLY') {
    const first = addMonths(localDate(year, month, 1), steps);
    return { first, count: daysInMonth(datePartsOf(first).year, datePartsOf(first).month) };
  }
  const first = localDate(year + steps, 1, 1);
  return { first, count: daysBetween(first, localDate(year + steps + 1, 1, 1)) };
}

/** The longest period of each frequency, in days; all others are yearly. */
const longestDays: Partial<Readonly<Record<Rule['frequency'], number>>> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31 };

/** Returns the first period worth looking at: the last that begins before `from`, or one earlier. */
function firstIndex({ rule: { frequency, interval }, start, from }: PeriodSearch): number {
  const longest = (longestDays[frequency] ?? 366) * dayMillis;
  return Math.max(0, Math.floor((from - start) / (longest * interval)) - 1);
}
