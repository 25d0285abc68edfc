import {
  addDays,
  asInstant,
  dateOfWall,
  datePartsOf,
  dayMinutes,
  type Instant,
  instantAt,
  type LocalDate,
  localDate,
  sortInstants,
  splitAtTransitions,
  startOfWeek,
  wallTime,
  wallTimeAt,
} from '../time/index.ts';
import type { DateRange } from './dates/index.ts';
import type { Limits, SlotRules } from './rules.ts';

type LimitRules = Pick<SlotRules, 'limits' | 'startOfWeek' | 'limitsZone'>;

/** A limit that is set: the most bookings in a period, and the dates that share a period with a date. */
type Limit = {
  readonly period: keyof Limits;
  readonly most: number;
  readonly datesAround: (date: LocalDate) => DateRange;
};

/** A limit without room on a date, and the number of bookings its period already has. */
export type ReachedLimit = Pick<Limit, 'period' | 'most'> & { readonly dates: DateRange; readonly count: number };

/** Lists the limits that are set, each with its calendar periods. Weeks begin on the day that the host has chosen. */
export function limitsSet({ limits, startOfWeek: firstWeekday }: LimitRules): Limit[] {
  const datesAround = {
    day: (date: LocalDate) => ({ from: date, to: date }),
    week: (date: LocalDate) => weekAround(date, firstWeekday),
    month: monthAround,
    year: yearAround,
  };
  return periods.flatMap((period) => {
    const most = limits[period];
    return most === undefined ? [] : [{ period, most, datesAround: datesAround[period] }];
  });
}

const periods = ['day', 'week', 'month', 'year'] as const satisfies readonly (keyof Limits)[];

/**
 * Returns a function that lists the limits without room on a date. A booking counts on the date, in `limitsZone`, on
 * which it starts. Past bookings count, and so do bookings outside the open hours and outside the range.
 */
export function createLimits(
  rules: LimitRules,
  starts: readonly Instant[],
): (date: LocalDate) => readonly ReachedLimit[] {
  const reachedByDate = new Map<LocalDate, readonly ReachedLimit[]>();
  const limits = limitsSet(rules);
  const countByDate = limits.length === 0 ? new Map<LocalDate, number>() : countByDates(rules, starts);
  const limitsWithCounts = limits.map((limit) => ({ ...limit, bookings: countByPeriod(countByDate, limit) }));
  return function limitsReached(date) {
    const reachedLimits = reachedByDate.get(date) ?? limitsWithCounts.flatMap((limit) => reachedOn(date, limit));
    reachedByDate.set(date, reachedLimits);
    return reachedLimits;
  };
}

function reachedOn(
  date: LocalDate,
  { period, most, datesAround, bookings }: Limit & { readonly bookings: Map<LocalDate, number> },
): ReachedLimit[] {
  const dates = datesAround(date);
  const count = bookings.get(dates.from) ?? 0;
  return count < most ? [] : [{ period, most, dates, count }];
}

/** Counts the bookings of each date that has any. Formats each date only once, because one date has many bookings. */
function countByDates({ limitsZone }: LimitRules, starts: readonly Instant[]): Map<LocalDate, number> {
  const ascending = sortInstants(new Float64Array(starts));
  const [first, last] = [ascending[0], ascending[ascending.length - 1]];
  const bookings = new Map<LocalDate, number>();
  if (first === undefined || last === undefined) return bookings;
  let place = 0;
  for (const piece of splitAtTransitions({ start: first, end: asInstant(last + 1) }, limitsZone)) {
    let start = ascending[place];
    while (start !== undefined && start < piece.end) {
      const date = dateOfWall(wallTimeAt(start, piece.offsetMinutes));
      const nextDay = Math.min(piece.end, instantAt(wallTime(date, dayMinutes), piece.offsetMinutes));
      const before = place;
      while (start !== undefined && start < nextDay) start = ascending[++place];
      bookings.set(date, (bookings.get(date) ?? 0) + place - before);
    }
  }
  return bookings;
}

function countByPeriod(byDate: ReadonlyMap<LocalDate, number>, { datesAround }: Limit): Map<LocalDate, number> {
  const bookings = new Map<LocalDate, number>();
  for (const [date, count] of byDate) {
    const { from } = datesAround(date);
    bookings.set(from, (bookings.get(from) ?? 0) + count);
  }
  return bookings;
}

function weekAround(date: LocalDate, firstWeekday: number): DateRange {
  const from = startOfWeek(date, firstWeekday);
  return { from, to: addDays(from, 6) };
}

function monthAround(date: LocalDate): DateRange {
  const { year, month } = datePartsOf(date);
  return { from: localDate(year, month, 1), to: localDate(year, month + 1, 0) };
}

function yearAround(date: LocalDate): DateRange {
  const { year } = datePartsOf(date);
  return { from: localDate(year, 1, 1), to: localDate(year, 12, 31) };
}
