import {
  addDays,
  asInstant,
  createOffsetLookup,
  dateOfWall,
  datePartsOf,
  type Instant,
  type LocalDate,
  localDate,
  startOfWeek,
  wallTimeAt,
} from '../time/index.ts';
import type { DateRange } from './dates/index.ts';
import type { SlotRules } from './rules.ts';

type LimitRules = Pick<SlotRules, 'limits' | 'startOfWeek' | 'zone'>;

/** A limit that is set: the most bookings in a period, and the dates that share a period with a date. */
type Limit = { readonly most: number; readonly datesAround: (date: LocalDate) => DateRange };

/** Lists the limits that are set, each with its calendar periods. Weeks begin on the day that the host has chosen. */
export function limitsSet({ limits, startOfWeek: firstWeekday }: LimitRules): Limit[] {
  const all = [
    { most: limits.day, datesAround: (date: LocalDate) => ({ from: date, to: date }) },
    { most: limits.week, datesAround: (date: LocalDate) => weekAround(date, firstWeekday) },
    { most: limits.month, datesAround: monthAround },
    { most: limits.year, datesAround: yearAround },
  ];
  return all.flatMap(({ most, datesAround }) => (most === undefined ? [] : [{ most, datesAround }]));
}

/**
 * Returns a function that tells whether a date has reached a limit. A booking counts on the date, in the schedule's
 * zone, on which it starts. Past bookings count, and so do bookings outside the open hours and outside the range.
 */
export function createLimits(rules: LimitRules, starts: readonly Instant[]): (date: LocalDate) => boolean {
  const known = new Map<LocalDate, boolean>();
  const counted = limitsSet(rules).map((limit) => ({ ...limit, bookings: countByPeriod(rules, starts, limit) }));
  return function isFull(date) {
    const full = known.get(date) ?? counted.some((limit) => isReached(limit, date));
    known.set(date, full);
    return full;
  };
}

function isReached({ most, datesAround, bookings }: Limit & { bookings: Map<LocalDate, number> }, date: LocalDate) {
  return (bookings.get(datesAround(date).from) ?? 0) >= most;
}

function countByPeriod({ zone }: LimitRules, starts: readonly Instant[], { datesAround }: Limit) {
  const ascending = [...starts].sort((a, b) => a - b);
  const [first, last] = [ascending[0], ascending.at(-1)];
  const bookings = new Map<LocalDate, number>();
  if (first === undefined || last === undefined) return bookings;
  const offsetAt = createOffsetLookup({ start: first, end: asInstant(last + 1) }, zone);
  for (const start of ascending) {
    const { from } = datesAround(dateOfWall(wallTimeAt(start, offsetAt(start))));
    bookings.set(from, (bookings.get(from) ?? 0) + 1);
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
