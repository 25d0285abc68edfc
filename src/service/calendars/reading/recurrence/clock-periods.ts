import { dateOfWall, dayMillis, minuteMillis, type WallTime } from '../../../../time/index.ts';
import { addMillis } from '../calendar-time.ts';
import type { PeriodSearch } from './date-periods.ts';
import { createDayFinder } from './find-days.ts';
import type { Frequency, Rule } from './parse-rule.ts';
import type { WorkLimit } from './work-limit.ts';

const [secondMillis, hourMillis] = [1000, 60 * minuteMillis];

/** The length of each period of the clock, in milliseconds. */
const clockMillis: Partial<Readonly<Record<Frequency, number>>> = {
  HOURLY: hourMillis,
  MINUTELY: minuteMillis,
  SECONDLY: secondMillis,
};

/** Returns the length of the periods of a rule; undefined if they are dates. */
export function clockPeriodMillis({ frequency }: Rule): number | undefined {
  return clockMillis[frequency];
}

/**
 * Finds the times that a rule names in each hour, minute or second, ascending. Skips a day, an hour or a minute without
 * such times in one step: the rule may name one second of a year.
 */
export function* findTimesByClock(search: PeriodSearch & ClockRule): Generator<WallTime[]> {
  const { rule, periodMillis, start, from, end, limit } = search;
  const parts = namedParts(search);
  const offsets = offsetsIn(search);
  const step = periodMillis * rule.interval;
  const first = Math.floor(start / periodMillis) * periodMillis;
  // BYSECOND=60 is a second of the next period.
  const skippedPeriods = Math.max(0, Math.floor((from - first) / step) - 1);
  for (let periodStart = first + skippedPeriods * step; periodStart < end; ) {
    const period = periodStart as WallTime; // the start of a period is a wall time
    const excludedPart = parts.find(({ isNamed }) => !isNamed(period));
    limit.spend(excludedPart ? 1 : offsets.length);
    if (!excludedPart) yield offsets.map((offset) => addMillis(period, offset));
    const next = excludedPart
      ? (Math.floor(periodStart / excludedPart.lengthMillis) + 1) * excludedPart.lengthMillis
      : periodStart + step;
    periodStart = first + Math.ceil((next - first) / step) * step;
  }
}

type ClockRule = {
  readonly rule: Rule;
  /** The length of its periods. */
  readonly periodMillis: number;
  readonly limit: WorkLimit;
};

/** A part of the clock, and whether the rule names the one around a time. */
type Part = { readonly lengthMillis: number; readonly isNamed: (time: WallTime) => boolean };

/** Returns the parts of the clock that a rule limits, the longest first. */
function namedParts({ rule, periodMillis, limit }: ClockRule): Part[] {
  const limited = [
    { lengthMillis: hourMillis, perWhole: 24, list: rule.byHour },
    { lengthMillis: minuteMillis, perWhole: 60, list: rule.byMinute },
    { lengthMillis: secondMillis, perWhole: 60, list: rule.bySecond },
  ].filter(({ lengthMillis, list }) => lengthMillis >= periodMillis && list.length > 0);
  const parts = limited.map(({ lengthMillis, perWhole, list }) => {
    const named = new Set(list);
    return {
      lengthMillis,
      isNamed: (time: WallTime) => named.has(remainder(Math.floor(time / lengthMillis), perWhole)),
    };
  });
  return [{ lengthMillis: dayMillis, isNamed: createDayTest(rule, limit) }, ...parts];
}

/** Creates a test of whether a rule names the day of a time. It remembers the last day. */
function createDayTest(rule: Rule, limit: WorkLimit): Part['isNamed'] {
  const findDays = createDayFinder(rule, limit);
  let last = { day: Number.NaN, isNamed: false };
  return (time) => {
    const day = Math.floor(time / dayMillis);
    if (day !== last.day) last = { day, isNamed: findDays({ first: dateOfWall(time), count: 1 }).length > 0 };
    return last.isNamed;
  };
}

/** Returns how long after the start of each period its times are, in milliseconds, ascending. */
function offsetsIn({ rule, periodMillis, limit }: ClockRule): number[] {
  const minutes = periodMillis > minuteMillis ? rule.byMinute : [0];
  const seconds = periodMillis > secondMillis ? rule.bySecond : [0];
  limit.spend(minutes.length * seconds.length);
  const offsets = minutes.flatMap((minute) => seconds.map((second) => minute * minuteMillis + second * secondMillis));
  return [...new Set(offsets)].sort((a, b) => a - b);
}

/** Returns the remainder of a division, which is positive for times before 1970 too. */
function remainder(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor;
}
