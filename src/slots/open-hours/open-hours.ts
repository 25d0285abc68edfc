import {
  addDays,
  addMinutes,
  asInstant,
  dateOfWall,
  firstEndingAfter,
  type Instant,
  type Interval,
  instantAt,
  type LocalDate,
  type Minutes,
  mergeIntervals,
  minuteMillis,
  type OffsetInterval,
  splitAtTransitions,
  wallTime,
  wallTimeAt,
  type ZoneName,
} from '../../time/index.ts';
import type { HoursOnDate } from './hours-on-date.ts';

/**
 * The part of a date's period within one offset of the zone. A repeated hour lies in two of these, a skipped hour in
 * none.
 */
type OpenPeriod = Interval & {
  readonly date: LocalDate;
  /** When the period would begin if the zone always kept this offset. Its starts are counted from here. */
  readonly countedFrom: Instant;
};

/** The hours open in a range: the periods, from which starts are counted, and their union. */
export type OpenHours = { readonly periods: readonly OpenPeriod[]; readonly open: readonly Interval[] };

/** Which hours to read, in which zone and over which range. */
export type HoursQuestion = { readonly hoursOn: HoursOnDate; readonly zone: ZoneName; readonly range: Interval };

/**
 * Returns the hours open in a range: every instant at which a clock in the zone shows an open hour. Periods that touch,
 * such as 22:00–24:00 and 00:00–02:00 of the next day, are joined, and a meeting may lie across both.
 *
 * Each interval of one offset is read separately. Within it wall time and elapsed time advance together, so no wall
 * time has to be guessed into an instant.
 */
export function readOpenHours({ hoursOn, zone, range }: HoursQuestion): OpenHours {
  const periods = splitAtTransitions(range, zone).flatMap((piece) => periodsOf(hoursOn, piece));
  return { periods, open: mergeIntervals(periods) };
}

/** How much of a range is read at once: the first slot is usually found within a week. */
const daysPerPiece = 7;

/** Splits a range into pieces of a week, the last one shorter; an empty or reversed range has none. */
export function* splitIntoWeeks(range: Interval): Generator<Interval> {
  let { start } = range;
  while (start < range.end) {
    const end = asInstant(Math.min(addMinutes(start, daysPerPiece * 24 * 60), range.end));
    yield { start, end };
    start = end;
  }
}

/**
 * Lists the possible starts within `range`, on the wall clock: the start of the period plus a multiple of the interval.
 */
export function listStarts(
  { periods }: OpenHours,
  { range, intervalMinutes }: { readonly range: Interval; readonly intervalMinutes: Minutes },
): Instant[] {
  const step = intervalMinutes * minuteMillis;
  const starts: Instant[] = [];
  for (const { start, end, countedFrom } of periods) {
    const first = countedFrom + Math.ceil((Math.max(start, range.start) - countedFrom) / step) * step;
    for (let at = first; at < Math.min(end, range.end); at += step) starts.push(asInstant(at));
  }
  return starts;
}

/** Returns the schedule's date of a start, or undefined if `listStarts` does not list the start. */
export function dateOfStart(
  { periods }: OpenHours,
  { start, intervalMinutes }: { readonly start: Instant; readonly intervalMinutes: Minutes },
): LocalDate | undefined {
  const period = firstEndingAfter(periods, start);
  if (!period || start < period.start) return undefined;
  return (start - period.countedFrom) % (intervalMinutes * minuteMillis) === 0 ? period.date : undefined;
}

/** Returns whether an instant lies in an open hour. */
export function isOpenAt({ periods }: OpenHours, instant: Instant): boolean {
  const period = firstEndingAfter(periods, instant);
  return period !== undefined && period.start <= instant;
}

function periodsOf(hoursOn: HoursOnDate, piece: OffsetInterval): OpenPeriod[] {
  const [first, end] = [wallTimeAt(piece.start, piece.offsetMinutes), wallTimeAt(piece.end, piece.offsetMinutes)];
  const periods: OpenPeriod[] = [];
  for (let date = dateOfWall(first); ; date = addDays(date, 1)) {
    const midnight = wallTime(date, 0);
    if (midnight >= end) return periods;
    const midnightHere = instantAt(midnight, piece.offsetMinutes);
    for (const { from, to } of hoursOn(date)) {
      const countedFrom = addMinutes(midnightHere, from);
      const start = asInstant(Math.max(countedFrom, piece.start));
      const until = asInstant(Math.min(addMinutes(midnightHere, to), piece.end));
      if (start < until) periods.push({ date, countedFrom, start, end: until });
    }
  }
}
