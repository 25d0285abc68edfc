import {
  addMinutes,
  asInstant,
  dateOfWall,
  type Interval,
  type LocalDate,
  splitAtTransitions,
  wallTimeAt,
  type ZoneName,
} from '../time/index.ts';
import { rangeOfDates } from './dates/index.ts';
import { limitsSet } from './limits.ts';
import type { SlotRules } from './rules.ts';

/** The intervals whose bookings decide which slots a range has. */
export type BookingsNeeded = {
  /** Events whose occupied time, with stored buffers, overlaps this interval are needed. */
  readonly busy: Interval;
  /** Events of this type that start in this interval are needed; undefined when no limit counts them. */
  readonly starts: Interval | undefined;
};

/** Returns which bookings must be loaded to check every start in `range`. */
export function bookingsNeeded(rules: SlotRules, range: Interval): BookingsNeeded {
  return {
    busy: {
      start: addMinutes(range.start, -rules.bufferBeforeMinutes),
      end: addMinutes(range.end, rules.durationMinutes + rules.bufferAfterMinutes),
    },
    starts: startsCounted(rules, range),
  };
}

/** Returns the time of every day, week, month or year that a limit counts and the range touches. */
function startsCounted(rules: SlotRules, range: Interval): Interval | undefined {
  const dates = datesTouched(range, rules.limitsZone);
  const periods = limitsSet(rules).flatMap(({ datesAround }) =>
    dates.map((date) => datesAround(date)).map((around) => rangeOfDates(around, rules.limitsZone)),
  );
  if (periods.length === 0) return undefined;
  return {
    start: asInstant(Math.min(...periods.map(({ start }) => start))),
    end: asInstant(Math.max(...periods.map(({ end }) => end))),
  };
}

/** Lists the dates on which each interval of one offset begins and ends, including the first and the last date. */
function datesTouched(range: Interval, zone: ZoneName): LocalDate[] {
  return splitAtTransitions(range, zone).flatMap(({ start, end, offsetMinutes }) =>
    [start, asInstant(end - 1)].map((instant) => dateOfWall(wallTimeAt(instant, offsetMinutes))),
  );
}
