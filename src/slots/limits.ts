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
import type { Dates } from './dates.ts';
import type { SlotRules } from './rules.ts';

type LimitRules = Pick<SlotRules, 'limits' | 'startOfWeek' | 'zone'>;

/** A limit that is set: how many bookings at the most, and which dates share one period with a given date. */
type Limit = { readonly most: number; readonly datesAround: (date: LocalDate) => Dates };

/** Lists the limits that are set, each with its calendar: weeks begin on the host's own day (rule L3). */
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
 * Counts bookings by the schedule's date of their start, wherever that lies (rules L1 and L4), and answers whether
 * a date may have no more of them.
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

function weekAround(date: LocalDate, firstWeekday: number): Dates {
  const from = startOfWeek(date, firstWeekday);
  return { from, to: addDays(from, 6) };
}

function monthAround(date: LocalDate): Dates {
  const { year, month } = datePartsOf(date);
  return { from: localDate(year, month, 1), to: localDate(year, month + 1, 0) };
}

function yearAround(date: LocalDate): Dates {
  const { year } = datePartsOf(date);
  return { from: localDate(year, 1, 1), to: localDate(year, 12, 31) };
}
