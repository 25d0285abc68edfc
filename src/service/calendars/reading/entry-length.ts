import { asInstant, dayMillis, type Instant } from '../../../time/index.ts';
import { addMillis, type Length, parseLength } from './calendar-time.ts';
import { type Component, findLine } from './components.ts';
import { instantOf, readTime, type TimeContext, type ZonedTime } from './zoned-time.ts';

const oneDay: Length = { days: 1, millis: 0 };
const noTime: Length = { days: 0, millis: 0 };

type LengthContext = TimeContext & { readonly start: ZonedTime };

/** Reads the length of an event. Returns undefined if its end or its length is invalid, or if it ends before it starts. */
export function readLength(event: Component, { start, ...context }: LengthContext): Length | undefined {
  const endLine = findLine(event, 'DTEND');
  const lengthLine = findLine(event, 'DURATION');
  if (endLine) {
    const end = readTime(endLine, context);
    return end && lengthBetween(start, end);
  }
  if (!lengthLine) return start.isDate ? oneDay : noTime;
  const length = parseLength(lengthLine.value);
  return length && start.isDate ? inDays(length) : length;
}

/**
 * Counts each 24 hours of an entry of whole days as a day of the calendar: programs that write `PT24H` there, although
 * RFC 5545, 3.6.1, allows days and weeks alone, mean the day that the clocks change as well.
 */
function inDays({ days, millis }: Length): Length {
  return { days: days + Math.floor(millis / dayMillis), millis: millis % dayMillis };
}

/** Returns the length between two times, in days for whole days; undefined if the end is before the start. */
export function lengthBetween(start: ZonedTime, end: ZonedTime): Length | undefined {
  if (start.isDate && end.isDate) {
    const days = (end.wall - start.wall) / dayMillis;
    // Some programs write the last day as the end: this entry takes that one day.
    return days < 0 ? undefined : { days: Math.max(days, 1), millis: 0 };
  }
  const elapsed = instantOf(end) - instantOf(start);
  const millis = elapsed <= 0 && start.zone === end.zone ? lengthOverChange(start, end) : elapsed;
  return millis < 0 ? undefined : { days: 0, millis };
}

/** Returns how long an entry takes that seems to end before it starts, because the clocks change in between. */
function lengthOverChange(start: ZonedTime, end: ZonedTime): number {
  // A start that the clocks skip in spring may be read as later than its end: what the clocks would show counts.
  if (end.wall > start.wall) return end.wall - start.wall;
  // In autumn the end may be the second time that the clocks show it.
  const { zone, wall } = end;
  const second = asInstant(zone.toInstant(addMillis(wall, dayMillis)) - dayMillis);
  const isShownAgain = end.wall < start.wall && zone.toWall(second) === wall;
  return (isShownAgain ? second : instantOf(end)) - instantOf(start);
}

/** Reads the travel time before an entry, which Apple's calendars store, in milliseconds. */
export function readTravelMillis(event: Component, { isDate }: ZonedTime): number {
  const travel = parseLength(findLine(event, 'X-APPLE-TRAVEL-DURATION')?.value ?? '');
  return travel && !isDate ? travel.days * dayMillis + travel.millis : 0;
}

/** Returns when a length that begins at a time ends. */
export function endOf({ wall, zone }: Pick<ZonedTime, 'wall' | 'zone'>, { days, millis }: Length): Instant {
  return asInstant(zone.toInstant(addMillis(wall, days * dayMillis)) + millis);
}
