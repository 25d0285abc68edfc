import { dayMillis, type Minutes, minuteMillis, parseLocalDate, type WallTime, wallTime } from '../../../time/index.ts';

/** A date or a time as written in a file. Its meaning depends on a zone, unless it is in UTC. */
export type WrittenTime = {
  /** Midnight for a date. */
  readonly wall: WallTime;
  readonly isDate: boolean;
  readonly isUtc: boolean;
  /**
   * The offset behind the time, in minutes east of UTC, which RFC 5545 does not allow. `wall` is then the time in UTC.
   */
  readonly offsetMinutes?: Minutes;
};

/** How long something takes: days of the calendar, and elapsed time. */
export type Length = { readonly days: number; readonly millis: number };

/** The largest offset from UTC of any zone. */
const maxOffsetHours = 14;

const timePattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z|([+-])(\d{2}):?([0-5]\d))?)?$/i;

/**
 * Reads `20260301`, `20260301T090000`, `20260301T080000Z`, or `20260301T090000+0100`, which some programs write.
 * Returns undefined for any other text, and for a time that does not exist.
 */
export function parseTime(text: string): WrittenTime | undefined {
  const match = timePattern.exec(text.trim());
  const date = match && parseLocalDate(`${match[1]}-${match[2]}-${match[3]}`);
  if (!match || !date) return undefined;
  const [hour, minute, second] = [match[4], match[5], match[6]].map((part) => Number(part ?? 0));
  if (hour === undefined || minute === undefined || second === undefined) return undefined;
  // 24:00 is the following midnight, and a leap second counts as the second before.
  const isReal = hour < 24 ? minute < 60 && second <= 60 : hour === 24 && minute === 0 && second === 0;
  if (!isReal) return undefined;
  const wall = addMillis(wallTime(date, hour * 60 + minute), Math.min(second, 59) * 1000);
  const [isDate, isUtc] = [match[4] === undefined, match[7] !== undefined];
  if (match[8] === undefined) return { wall, isDate, isUtc };
  if (Number(match[9]) > maxOffsetHours) return undefined;
  const offsetMinutes = (Number(match[9]) * 60 + Number(match[10])) * (match[8] === '-' ? -1 : 1);
  return { wall: addMillis(wall, -offsetMinutes * minuteMillis), isDate, isUtc, offsetMinutes };
}

const lengthPattern = /^([+-])?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i;

/** Reads a length such as `P1DT2H`. Returns undefined if it is invalid or negative. */
export function parseLength(text: string): Length | undefined {
  const match = lengthPattern.exec(text.trim());
  if (!match || match.slice(2).every((part) => part === undefined)) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0));
  const length = { days: weeks * 7 + days, millis: (hours * 60 + minutes) * minuteMillis + seconds * 1000 };
  return match[1] === '-' && length.days + length.millis > 0 ? undefined : length;
}

/** Adds milliseconds to a wall time, whatever the clocks do in between. */
export function addMillis(wall: WallTime, millis: number): WallTime {
  return (wall + millis) as WallTime; // still a wall time
}

/** Returns the midnight at which the day of a wall time began. */
export function midnightOf(wall: WallTime): WallTime {
  return (Math.floor(wall / dayMillis) * dayMillis) as WallTime; // still a wall time
}
