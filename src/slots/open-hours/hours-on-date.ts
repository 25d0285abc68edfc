import type { DateOverride, Hours, Period } from '../../contract/index.ts';
import { type LocalDate, type Minutes, weekdayOf, weekdays } from '../../time/index.ts';

/**
 * The hours of a schedule, already validated: no period is empty, none overlaps another, no date is overridden twice.
 */
export type ScheduledHours = {
  /** The hours of every week. */
  readonly hours: Hours;
  /** The hours of dates that replace the weekly ones. */
  readonly overrides: readonly DateOverride[];
};

/** A period in minutes of the day. */
export type MinutePeriod = { readonly from: Minutes; readonly to: Minutes };

/** Returns the periods of a date, ascending. */
export type HoursOnDate = (date: LocalDate) => readonly MinutePeriod[];

/**
 * Reads a schedule into the hours of each date: from its override if there is one, otherwise from its weekday. Callers
 * see only dates, so an override also opens a closed weekday, and its hours follow the clocks of that date.
 */
export function readHoursOnDate({ hours, overrides }: ScheduledHours): HoursOnDate {
  const week = new Map(weekdays.map((weekday) => [weekday, readPeriods(hours[weekday] ?? [])]));
  const ascending = overrides
    .map((override) => ({ ...override, periods: readPeriods(override.hours) }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  return function hoursOn(date) {
    return findOverride(ascending, date)?.periods ?? week.get(weekdayOf(date)) ?? [];
  };
}

/** Returns whether an override replaces the weekday hours of a date. */
export function isOverridden({ overrides }: Pick<ScheduledHours, 'overrides'>, date: LocalDate): boolean {
  return overrides.some(({ from, to }) => from <= date && date <= to);
}

/** Finds the override of a date in an ascending list by binary search: one request reads hundreds of dates. */
function findOverride<Override extends DateOverride>(ascending: readonly Override[], date: LocalDate) {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle]?.to ?? '') < date) low = middle + 1;
    else high = middle;
  }
  const first = ascending[low];
  return first && first.from <= date ? first : undefined;
}

/** Reads `HH:MM` periods, `24:00` included. */
function readPeriods(periods: readonly Period[]): MinutePeriod[] {
  return periods
    .map(({ start, end }) => ({ from: minuteOfDay(start), to: minuteOfDay(end) }))
    .sort((a, b) => a.from - b.from);
}

function minuteOfDay(clock: string): Minutes {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
