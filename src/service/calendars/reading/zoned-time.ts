import { type Instant, minuteMillis, type WallTime } from '../../../time/index.ts';
import { addMillis, midnightOf, parseTime, type WrittenTime } from './calendar-time.ts';
import type { ContentLine } from './content-line.ts';
import type { Zone } from './zones/index.ts';

/** A time of an entry, in its zone. */
export type ZonedTime = { readonly wall: WallTime; readonly isDate: boolean; readonly zone: Zone };

/** The context in which the times of an entry are read. */
export type TimeContext = {
  /** Finds the zone of a time by its TZID; without one, finds the calendar's. */
  readonly zoneOf: (line: ContentLine) => Zone;
  readonly utcZone: Zone;
};

/** Reads the time of a line. Returns undefined if it is invalid. */
export function readTime(line: ContentLine, context: TimeContext): ZonedTime | undefined {
  const written = parseTime(line.value);
  return written && zonedTimeOf(written, { ...context, line });
}

/** Finds the zone of a time that was written in a line. */
export function zonedTimeOf(written: WrittenTime, context: TimeContext & { readonly line: ContentLine }): ZonedTime {
  const { zoneOf, utcZone, line } = context;
  const { wall, isDate, isUtc, offsetMinutes } = isMidnightOfDate(written, line) ? dateOf(written) : written;
  if (offsetMinutes !== undefined) {
    // Where it is the offset of the zone, the entry recurs by the clocks of that zone.
    const local = { wall: addMillis(wall, offsetMinutes * minuteMillis), isDate, zone: zoneOf(line) };
    return instantOf(local) === utcZone.toInstant(wall) ? local : { wall, isDate, zone: utcZone };
  }
  // A date is a day of the calendar, whatever zone a program names beside it.
  const zoneLine = isDate ? { ...line, params: noParams } : line;
  return { wall, isDate, zone: isUtc ? utcZone : zoneOf(zoneLine) };
}

/** Some programs write a date with its midnight: `VALUE=DATE:20260301T000000`. */
function isMidnightOfDate({ wall, isDate }: WrittenTime, { params }: ContentLine): boolean {
  return !isDate && params.get('VALUE')?.toUpperCase() === 'DATE' && wall === midnightOf(wall);
}

function dateOf({ wall }: WrittenTime): WrittenTime {
  return { wall, isDate: true, isUtc: false };
}

const noParams: ContentLine['params'] = new Map();

/** Returns the instant of a time. */
export function instantOf({ wall, zone }: ZonedTime): Instant {
  return zone.toInstant(wall);
}
