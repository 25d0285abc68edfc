/**
 * Dates, zones and half-open intervals: everything that knows what a clock is, and the only importer of luxon.
 *
 * The decision behind it: an instant, a wall time and a calendar date are three types, and each way between them names
 * its zone or its offset. A wall time may be no instant (the clock was put forward) or two (it was put back), so
 * whoever makes an instant of one follows the clocks run by run, as `instantsOf` does. Days are calendar days, added as
 * days; minutes are elapsed time.
 */

export { type ClockReading, readClock } from './clock-reading.ts';
export { type ClockRun, clockRuns } from './clock-runs.ts';
export {
  addMinutes,
  asInstant,
  type Clock,
  type Instant,
  type Minutes,
  minuteMillis,
  systemClock,
} from './instant.ts';
export { firstEndingAfter, type Interval, mergeIntervals, overlaps } from './interval.ts';
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
  startOfWeek,
  type Weekday,
  weekdayOf,
  weekdays,
} from './local-date.ts';
export { parseInstant } from './parse-instant.ts';
export { readOffsets } from './read-offsets.ts';
export {
  dateOfWall,
  endOfDate,
  formatHttpDate,
  formatInstant,
  formatInstantIn,
  instantAt,
  localDateAt,
  startOfDate,
  type WallTime,
  wallTime,
  wallTimeAt,
} from './wall-time.ts';
export { isZoneName, utc, type ZoneName } from './zone-name.ts';
