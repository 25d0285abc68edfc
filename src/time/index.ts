/**
 * Dates, zones and half-open intervals: everything that knows what a clock shows. Only this folder imports luxon.
 *
 * Design: an instant, a wall time and a calendar date are three types, and each conversion between them names its zone
 * or its offset. A wall time may be no instant (the clock was set forward) or two (it was set back), so code that
 * converts one to instants follows each interval of one offset, as `instantsOf` does. Days are calendar days, added as
 * days; minutes are elapsed time.
 */

export { earlierOf, laterOf } from './earlier-of.ts';
export {
  addMinutes,
  asInstant,
  type Clock,
  dayMillis,
  dayMinutes,
  hourMinutes,
  type Instant,
  type Minutes,
  minuteMillis,
  systemClock,
} from './instant.ts';
export {
  firstEndingAfter,
  type Interval,
  mergeIntervals,
  overlaps,
  type PackedIntervals,
  packIntervals,
  subtractIntervals,
  unpackIntervals,
} from './interval.ts';
export {
  addDays,
  addMonths,
  type DateParts,
  datePartsOf,
  dayNumber,
  daysBetween,
  isoWeekday,
  type LocalDate,
  localDate,
  parseLocalDate,
  startOfMonth,
  startOfWeek,
  type Weekday,
  weekdayOf,
  weekdays,
} from './local-date.ts';
export { dateInUtc, intlZoneOf, isIntlZone, type LocalTime, toLocalTime } from './local-time.ts';
export { parseInstant, requireInstant } from './parse-instant.ts';
export { sortInstants } from './sort-instants.ts';
export {
  addMonthsInUtc,
  dateOfWall,
  endOfDate,
  formatHttpDate,
  formatInstant,
  formatInstantIn,
  instantAt,
  instantsOf,
  localDateAt,
  startOfDate,
  type WallTime,
  wallTime,
  wallTimeAt,
} from './wall-time.ts';
export {
  createOffsetLookup,
  isZoneName,
  type OffsetInterval,
  splitAtTransitions,
  utc,
  type ZoneName,
  zoneNameInAnyCase,
} from './zones/index.ts';
