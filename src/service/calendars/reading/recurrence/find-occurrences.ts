import {
  addDays,
  addMonths,
  dateOfWall,
  datePartsOf,
  dayMillis,
  daysBetween,
  isoWeekday,
  type LocalDate,
  localDate,
  startOfWeek,
  type WallTime,
  wallTime,
} from '../../../../time/index.ts';
import { addMillis } from '../calendar-time.ts';
import { createDayFinder, type Days, daysInMonth } from './find-days.ts';
import type { Rule } from './parse-rule.ts';
import type { WorkLimit } from './work-limit.ts';

type Search = {
  readonly rule: Rule;
  readonly start: WallTime;
  /** Only occurrences in it are found, half-open. */
  readonly range: { readonly start: WallTime; readonly end: WallTime };
  readonly limit: WorkLimit;
  /** Whether the start is an occurrence even if the rule does not name it. @default true */
  readonly hasStart?: boolean;
};

const hourMillis = dayMillis / 24;

/**
 * Finds the occurrences of a rule in a range of wall time, ascending. The start is the first one, even if the rule does
 * not name it, and COUNT includes it (RFC 5545, 3.8.5.3). `until` is left to the caller, who knows the zone.
 *
 * An occurrence whose wall time the clocks skip in spring is found and counted, although RFC 5545, 3.3.10, ignores it:
 * most programs show it at the time that 3.3.5 gives such a wall time, and the host may be busy then.
 */
export function* findOccurrences({ rule: written, start, range, limit, hasStart = true }: Search): Generator<WallTime> {
  const rule = completeRule(written, start);
  let left = (rule.count ?? Number.POSITIVE_INFINITY) - (hasStart ? 1 : 0);
  let latest = hasStart ? start : addMillis(start, -1);
  if (hasStart && start >= range.start && start < range.end) yield start;
  // With COUNT, all earlier occurrences must be counted.
  const from = rule.count === undefined ? Math.max(start, range.start) : start;
  const findDays = createDayFinder(rule, limit);
  for (let index = firstIndex(rule, start, from); left > 0; index += 1) {
    limit.spend(1);
    const period = periodAt(rule, start, index);
    if (period.begins >= range.end) return;
    const times = timesIn(rule, period, { findDays, limit });
    limit.spend(rule.byPosition.length);
    for (const wall of positioned(rule, times)) {
      // The first of a month may replace a missing day of the month before, and be named by the rule as well.
      if (wall <= latest) continue;
      if (wall >= range.end) return;
      latest = wall;
      left -= 1;
      if (wall >= range.start) yield wall;
      if (left === 0) return;
    }
  }
}

/** Fills the parts that a rule leaves open from its start. */
function completeRule(rule: Rule, start: WallTime): Rule {
  const date = dateOfWall(start);
  const { month, day } = datePartsOf(date);
  const minuteOfDay = Math.floor((((start % dayMillis) + dayMillis) % dayMillis) / 60_000);
  const second = Math.floor((((start % 60_000) + 60_000) % 60_000) / 1000);
  const times = {
    byHour: rule.byHour.length > 0 || rule.frequency === 'HOURLY' ? rule.byHour : [Math.floor(minuteOfDay / 60)],
    byMinute: rule.byMinute.length > 0 ? rule.byMinute : [minuteOfDay % 60],
    bySecond: rule.bySecond.length > 0 ? rule.bySecond : [second],
  };
  const { frequency, byMonth, byWeek, byYearDay, byMonthDay, byDay } = rule;
  const complete = { ...rule, ...times };
  const ofStart = [{ weekday: isoWeekday(date), nth: 0 }];
  if (byYearDay.length + byMonthDay.length + byDay.length > 0) return complete;
  if (byWeek.length > 0) return frequency === 'YEARLY' ? { ...complete, byDay: ofStart } : complete;
  if (frequency === 'WEEKLY') return { ...complete, byDay: ofStart };
  if (frequency === 'MONTHLY') return { ...complete, byMonthDay: [day] };
  if (frequency !== 'YEARLY') return complete;
  return { ...complete, byMonth: byMonth.length > 0 ? byMonth : [month], byMonthDay: [day] };
}

type Period = Days & {
  /** No occurrence in this period, or in a later one, is earlier. */
  readonly begins: WallTime;
  /** The one hour of the day that it covers; null for all hours. */
  readonly hour: number | null;
};

/** Returns the period that is so many intervals after the period of the start. */
function periodAt({ frequency, interval, weekStart }: Rule, start: WallTime, index: number): Period {
  const date = dateOfWall(start);
  const { year, month } = datePartsOf(date);
  const steps = index * interval;
  if (frequency === 'HOURLY') {
    const begins = (Math.floor(start / hourMillis) + steps) * hourMillis;
    const day = dateOfWall(begins as WallTime); // a full hour is a wall time
    const hour = Math.round((begins - wallTime(day, 0)) / hourMillis);
    return { first: day, count: 1, begins: begins as WallTime, hour }; // a full hour too
  }
  const days = (first: LocalDate, count: number) => ({ first, count, begins: wallTime(first, 0), hour: null });
  if (frequency === 'DAILY') return days(addDays(date, steps), 1);
  if (frequency === 'WEEKLY') return days(addDays(startOfWeek(date, weekStart % 7), steps * 7), 7);
  if (frequency === 'MONTHLY') {
    const first = addMonths(localDate(year, month, 1), steps);
    return days(first, daysInMonth(datePartsOf(first).year, datePartsOf(first).month));
  }
  const first = localDate(year + steps, 1, 1);
  return days(first, daysBetween(first, localDate(year + steps + 1, 1, 1)));
}

/** Returns the first period worth looking at: the last that begins before `from`, or one earlier. */
function firstIndex({ frequency, interval }: Rule, start: WallTime, from: number): number {
  const longest = { HOURLY: 1 / 24, DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency] * dayMillis;
  return Math.max(0, Math.floor((from - start) / (longest * interval)) - 1);
}

type PeriodSearch = { readonly findDays: (days: Days) => LocalDate[]; readonly limit: WorkLimit };

function timesIn(rule: Rule, period: Period, { findDays, limit }: PeriodSearch): WallTime[] {
  const hours = period.hour === null ? rule.byHour : hoursOf(rule, period.hour);
  if (hours.length === 0) return [];
  limit.spend(hours.length * rule.byMinute.length * rule.bySecond.length);
  const dates = findDays(period);
  const times = hours.flatMap((hour) =>
    rule.byMinute.flatMap((minute) => rule.bySecond.map((second) => (hour * 60 + minute) * 60_000 + second * 1000)),
  );
  const distinct = [...new Set(times)].sort((a, b) => a - b);
  limit.spend(dates.length * distinct.length);
  return dates.flatMap((date) => distinct.map((time) => addMillis(wallTime(date, 0), time)));
}

function hoursOf({ byHour }: Rule, hour: number): number[] {
  return byHour.length === 0 || byHour.includes(hour) ? [hour] : [];
}

/** Chooses the times of a period that `BYSETPOS` names. */
function positioned({ byPosition }: Rule, times: readonly WallTime[]): readonly WallTime[] {
  if (byPosition.length === 0) return times;
  const chosen = byPosition.flatMap((position) => times.at(position > 0 ? position - 1 : position) ?? []);
  return [...new Set(chosen)].sort((a, b) => a - b);
}
