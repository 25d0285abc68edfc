import type { Hours, Period } from '../contract/index.ts';
import {
  addDays,
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
  type WallTime,
  type Weekday,
  wallTime,
  wallTimeAt,
  weekdayOf,
  weekdays,
  type ZoneName,
} from '../time/index.ts';

/** A week of hours as minutes of the day, each weekday's periods ascending. */
export type Week = ReadonlyMap<Weekday, readonly MinutePeriod[]>;

type MinutePeriod = { readonly from: Minutes; readonly to: Minutes };

/**
 * A period of one date, as far as one run of the zone's offset shows it. A repeated hour lies in two of these, a
 * skipped one in none.
 */
type PostedPeriod = Interval & {
  readonly date: LocalDate;
  /** When the period would begin had the clocks always kept this offset: where its starts are counted from. */
  readonly countedFrom: Instant;
};

/** What is posted over an interval: the periods, which carry the grid of starts, and the open time they add up to. */
export type PostedHours = { readonly periods: readonly PostedPeriod[]; readonly open: readonly Interval[] };

/** Whose hours, by which clocks, and over what time. */
export type HoursQuestion = { readonly week: Week; readonly zone: ZoneName; readonly range: Interval };

/** Reads `HH:MM` periods, `24:00` included. */
export function readWeek(hours: Hours): Week {
  return new Map(weekdays.map((weekday) => [weekday, readDay(hours[weekday] ?? [])]));
}

/**
 * Reads the posted hours over a range: rules T1 and M2.
 *
 * The clocks are followed run by run, so that within each the wall time and the elapsed time go alike, and no wall
 * time has to be guessed into an instant.
 */
export function postedHours({ week, zone, range }: HoursQuestion): PostedHours {
  const periods = splitAtTransitions(range, zone).flatMap((run) => periodsOfRun(week, run));
  return { periods, open: mergeIntervals(periods) };
}

/** Lists the starts within `range`: period start + k × interval on the wall clock (rule G1). */
export function startsPosted(
  { periods }: PostedHours,
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

/** Returns the schedule's date of a start that the grid holds, or undefined when it holds no such start. */
export function dateOfStart(
  { periods }: PostedHours,
  { start, intervalMinutes }: { readonly start: Instant; readonly intervalMinutes: Minutes },
): LocalDate | undefined {
  const period = firstEndingAfter(periods, start);
  if (!period || start < period.start) return undefined;
  return (start - period.countedFrom) % (intervalMinutes * minuteMillis) === 0 ? period.date : undefined;
}

function periodsOfRun(week: Week, run: OffsetInterval): PostedPeriod[] {
  const [first, end] = [wallTimeAt(run.start, run.offsetMinutes), wallTimeAt(run.end, run.offsetMinutes)];
  const periods: PostedPeriod[] = [];
  for (let date = dateOfWall(first); wallTime(date, 0) < end; date = addDays(date, 1)) {
    for (const { from, to } of week.get(weekdayOf(date)) ?? []) {
      const period = clipped(wallTime(date, from), wallTime(date, to), run);
      if (period.start < period.end) periods.push({ date, ...period });
    }
  }
  return periods;
}

function clipped(from: WallTime, to: WallTime, run: OffsetInterval) {
  const countedFrom = instantAt(from, run.offsetMinutes);
  return {
    countedFrom,
    start: asInstant(Math.max(countedFrom, run.start)),
    end: asInstant(Math.min(instantAt(to, run.offsetMinutes), run.end)),
  };
}

function readDay(periods: readonly Period[]): MinutePeriod[] {
  return periods
    .map(({ start, end }) => ({ from: minuteOfDay(start), to: minuteOfDay(end) }))
    .sort((a, b) => a.from - b.from);
}

function minuteOfDay(clock: string): Minutes {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
