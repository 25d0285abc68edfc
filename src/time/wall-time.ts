import { addMinutes, asInstant, dayMillis, dayMinutes, type Instant, minuteMillis } from './instant.ts';
import { addMonths, dateOfDayNumber, dayNumber, type LocalDate, pad } from './local-date.ts';
import { type OffsetInterval, offsetAt, splitAtTransitions, type ZoneName } from './zones/index.ts';

/**
 * What a clock on a wall shows, with no zone: milliseconds since its own 1970-01-01T00:00.
 * An instant and a wall time differ by the zone's offset, so the compiler keeps them apart.
 */
export type WallTime = number & { readonly __brand: 'WallTime' };

const reachMinutes = 24 * 60; // no offset from UTC was ever larger

/** Returns what a clock shows on `date`, `minuteOfDay` minutes after its midnight (0 to 1440). */
export function wallTime(date: LocalDate, minuteOfDay: number): WallTime {
  return ((dayNumber(date) * dayMinutes + minuteOfDay) * minuteMillis) as WallTime; // the brand exists for the compiler alone
}

/** Returns what a clock with this offset shows at an instant. */
export function wallTimeAt(instant: Instant, offsetMinutes: number): WallTime {
  return addMinutes(instant, offsetMinutes) as number as WallTime; // one brand for the other
}

/** Returns the instant at which a clock with this offset shows `wall`. */
export function instantAt(wall: WallTime, offsetMinutes: number): Instant {
  return addMinutes(asInstant(wall), -offsetMinutes);
}

/** Returns the date a clock shows. */
export function dateOfWall(wall: WallTime): LocalDate {
  return dateOfDayNumber(Math.floor(wall / dayMillis));
}

/**
 * Returns the instant `months` calendar months later (earlier when negative), at the same time of day in UTC, on the same
 * day or on that month's last day where it is shorter.
 */
export function addMonthsInUtc(instant: Instant, months: number): Instant {
  const date = dateOfWall(wallTimeAt(instant, 0));
  return addMinutes(instant, (dayNumber(addMonths(date, months)) - dayNumber(date)) * dayMinutes);
}

/**
 * Returns every instant at which the clocks of a zone show `wall`, ascending: none in a gap, two in an overlap, else
 * one.
 *
 * Luxon's own conversion uses today's offset for a repeated hour. This one tries each offset around that day and keeps
 * the instants that read back as the same wall time.
 */
export function instantsOf(wall: WallTime, zone: ZoneName): Instant[] {
  return offsetsAround(wall, zone).flatMap((piece) => {
    const instant = instantAt(wall, piece.offsetMinutes);
    return instant >= piece.start && instant < piece.end ? [instant] : [];
  });
}

/**
 * Returns the first instant of a zone's local date: midnight, or the first moment after a gap that swallowed it.
 * For a date that was skipped as a whole, the first instant after it.
 */
export function startOfDate(date: LocalDate, zone: ZoneName): Instant {
  const midnight = wallTime(date, 0);
  // The first piece whose clock gets past this midnight, or begins past it.
  const starts = offsetsAround(midnight, zone).flatMap((piece) => {
    const instant = instantAt(midnight, piece.offsetMinutes);
    return instant < piece.end ? [Math.max(instant, piece.start)] : [];
  });
  return asInstant(Math.min(...starts));
}

/**
 * Returns the instant after the last one of a zone's local date: midnight, or the gap that swallowed it. For a date
 * that was skipped as a whole, the first instant after it, as `startOfDate` does: such a date is empty.
 */
export function endOfDate(date: LocalDate, zone: ZoneName): Instant {
  const midnight = wallTime(date, dayMinutes);
  // The last piece whose clock begins before this midnight: clocks put back over midnight reach it twice.
  const ends = offsetsAround(midnight, zone).flatMap((piece) => {
    const instant = instantAt(midnight, piece.offsetMinutes);
    return instant > piece.start ? [Math.min(instant, piece.end)] : [];
  });
  return asInstant(Math.max(...ends));
}

/** Returns the date that the clocks of a zone show at an instant. */
export function localDateAt(instant: Instant, zone: ZoneName): LocalDate {
  return dateOfWall(wallTimeAt(instant, offsetAt(instant, zone)));
}

/**
 * Writes an instant as ISO 8601 with an offset: `2026-03-29T09:00:00+02:00`; milliseconds only when there are any.
 * The seconds of old local mean times have no place in ISO 8601: the offset is rounded and the clock follows it.
 */
export function formatInstant(instant: Instant, offsetMinutes: number): string {
  const wall = wallTimeAt(instant, Math.round(offsetMinutes));
  const millisOfDay = wall - Math.floor(wall / dayMillis) * dayMillis;
  const seconds = Math.floor(millisOfDay / 1000);
  const millis = millisOfDay % 1000;
  const clock = `${formatMinutes(Math.floor(seconds / 60))}:${pad(seconds % 60, 2)}${millis ? `.${pad(millis, 3)}` : ''}`;
  return `${dateOfWall(wall)}T${clock}${formatOffset(offsetMinutes)}`;
}

/** Writes an instant as ISO 8601 with the offset of the zone at that time. */
export function formatInstantIn(instant: Instant, zone: ZoneName): string {
  return formatInstant(instant, offsetAt(instant, zone));
}

/** Writes an instant as HTTP dates are written, as in `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7). */
export function formatHttpDate(instant: Instant): string {
  return new Date(instant).toUTCString();
}

/** Writes minutes east of UTC as `+05:30`. */
export function formatOffset(offsetMinutes: number): string {
  const minutes = Math.abs(Math.round(offsetMinutes));
  return `${offsetMinutes < 0 && minutes > 0 ? '-' : '+'}${formatMinutes(minutes)}`;
}

/** Writes minutes of a day as `HH:MM`. */
function formatMinutes(minutes: number): string {
  return `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}`;
}

/** Returns the intervals of every offset that could have shown `wall`. */
function offsetsAround(wall: WallTime, zone: ZoneName): OffsetInterval[] {
  const near = asInstant(wall);
  return splitAtTransitions({ start: addMinutes(near, -reachMinutes), end: addMinutes(near, reachMinutes) }, zone);
}
