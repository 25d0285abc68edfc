import { asInstant, dayMillis, type Instant, minuteMillis, type WallTime } from '../../../time/index.ts';
import { addMillis, type Length, midnightOf, parseLength, parseTime, type WrittenTime } from './calendar-time.ts';
import { type Component, findLine, findLines } from './components.ts';
import type { ContentLine } from './content-line.ts';
import { parseRule, type Rule } from './recurrence/index.ts';
import type { Zone } from './zones/index.ts';

/** A time of an entry, in its zone. */
export type ZonedTime = { readonly wall: WallTime; readonly isDate: boolean; readonly zone: Zone };

/** The times and properties of an event that decide when the host is busy. */
export type Entry = {
  /** Undefined when the file names none. */
  readonly uid: string | undefined;
  readonly sequence: number;
  readonly start: ZonedTime;
  readonly length: Length;
  /** How long the host travels before it begins. */
  readonly travelMillis: number;
  readonly blocks: boolean;
  readonly rules: readonly Rule[];
  readonly added: readonly AddedTime[];
  readonly excluded: readonly ZonedTime[];
  /** Rules that exclude occurrences (`EXRULE` of RFC 2445, 4.8.5.2). RFC 5545 has none, but some programs write them. */
  readonly excludedRules: readonly Rule[];
  /** Which occurrence of a series it replaces; undefined if it replaces none. */
  readonly replaces: ReplacedOccurrence | undefined;
  /** Whether all of its times could be read. If not, it may recur at others too. */
  readonly isComplete: boolean;
};

export type ReplacedOccurrence = {
  readonly time: ZonedTime;
  /** Whether the file names the zone of the time. If not, the zone here is a guess: the series has the right one. */
  readonly hasZone: boolean;
  readonly isThisAndFuture: boolean;
};

/** One more occurrence, with a length of its own if it is a period. */
export type AddedTime = { readonly time: ZonedTime; readonly length: Length | undefined };

/** The context in which an entry is read. */
export type EntryContext = {
  /** Finds the zone of a time by its TZID; without one, finds the calendar's. */
  readonly zoneOf: (line: ContentLine) => Zone;
  readonly utcZone: Zone;
  readonly doesBlock: (event: Component) => boolean;
};

/**
 * Reads an event. Returns undefined if its start or length cannot be read. If a rule cannot be read, only the certain
 * times are.
 */
export function readEntry(event: Component, context: EntryContext): Entry | undefined {
  const replaced = findLine(event, 'RECURRENCE-ID');
  const startLine = findLine(event, 'DTSTART') ?? replaced;
  const start = startLine && readTime(startLine, context);
  if (!start) return undefined;
  // Times of an entry without a zone are in the zone of its start, not in the calendar's.
  const series = {
    ...context,
    zoneOf: (line: ContentLine) => (line.params.has('TZID') ? context.zoneOf(line) : start.zone),
  };
  // The start may be written in UTC where what it replaces is not.
  const replacedTime = replaced && readTime(replaced, start.zone === context.utcZone ? context : series);
  if (replaced && !replacedTime) return undefined;
  const length = readLength(event, start, series);
  const rules = readRules(event, 'RRULE', start);
  const added = findLines(event, 'RDATE').flatMap((line) => readList(line, series));
  const excluded = findLines(event, 'EXDATE').flatMap((line) => readList(line, series));
  if (!length) return undefined;
  return {
    uid: findLine(event, 'UID')?.value.trim() || undefined,
    sequence: Number.parseInt(findLine(event, 'SEQUENCE')?.value ?? '0', 10) || 0,
    start,
    length,
    travelMillis: readTravel(event, start),
    blocks: context.doesBlock(event),
    rules: rules.filter((rule) => rule !== undefined),
    added: added.filter((each) => each !== undefined),
    // An unreadable exclusion excludes nothing: the time stays busy.
    excluded: excluded.flatMap((each) => (each ? [each.time] : [])),
    excludedRules: readRules(event, 'EXRULE', start).filter((rule) => rule !== undefined),
    replaces: replacedTime && {
      time: replacedTime,
      hasZone: replaced.params.has('TZID') || parseTime(replaced.value)?.isUtc === true,
      isThisAndFuture: isThisAndFuture(replaced),
    },
    isComplete: !rules.includes(undefined) && !added.includes(undefined),
  };
}

/** Reads all rules of that name. An unreadable one is undefined. */
function readRules(event: Component, name: string, start: ZonedTime): (Rule | undefined)[] {
  return findLines(event, name).map(({ value }) => readRule(value, start));
}

/** A rule of whole days names no times of day; those that a program writes anyway are ignored (RFC 5545, 3.3.10). */
function readRule(text: string, { isDate }: ZonedTime): Rule | undefined {
  const rule = parseRule(text);
  return rule && isDate ? { ...rule, byHour: [], byMinute: [], bySecond: [] } : rule;
}

/** Apple's calendars store the travel time before an entry. */
function readTravel(event: Component, { isDate }: ZonedTime): number {
  const travel = parseLength(findLine(event, 'X-APPLE-TRAVEL-DURATION')?.value ?? '');
  return travel && !isDate ? travel.days * dayMillis + travel.millis : 0;
}

function isThisAndFuture({ params }: ContentLine): boolean {
  return params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE';
}

function readTime(line: ContentLine, context: EntryContext): ZonedTime | undefined {
  const written = parseTime(line.value);
  return written && zoned(written, line, context);
}

function zoned(written: WrittenTime, line: ContentLine, context: EntryContext): ZonedTime {
  const { wall, isDate, isUtc, offsetMinutes } = isMidnightOfDate(written, line) ? dateOf(written) : written;
  const { zoneOf, utcZone } = context;
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

const oneDay: Length = { days: 1, millis: 0 };
const nothing: Length = { days: 0, millis: 0 };

function readLength(event: Component, start: ZonedTime, context: EntryContext): Length | undefined {
  const endLine = findLine(event, 'DTEND');
  const lengthLine = findLine(event, 'DURATION');
  if (endLine) {
    const end = readTime(endLine, context);
    return end && lengthBetween(start, end);
  }
  if (!lengthLine) return start.isDate ? oneDay : nothing;
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

/** Whole days count days; anything else is elapsed time. */
function lengthBetween(start: ZonedTime, end: ZonedTime): Length | undefined {
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

export function instantOf({ wall, zone }: ZonedTime): Instant {
  return zone.toInstant(wall);
}

/** Returns the end of a length that begins at a wall time. */
export function endOf(wall: WallTime, zone: Zone, { days, millis }: Length): Instant {
  return (zone.toInstant(addMillis(wall, days * dayMillis)) + millis) as Instant; // still an instant
}

/** Reads a list of dates, times or periods. An unreadable one is undefined, and an empty one is left out. */
function readList(line: ContentLine, context: EntryContext): (AddedTime | undefined)[] {
  const texts = line.value.split(',').filter((text) => text.trim() !== '');
  return texts.map((text) => {
    const [from = '', to] = text.split('/');
    const written = parseTime(from);
    if (!written) return undefined;
    const time = zoned(written, line, context);
    if (to === undefined) return { time, length: undefined };
    const end = parseTime(to);
    const length = end ? lengthBetween(time, zoned(end, line, context)) : parseLength(to);
    return length && { time, length };
  });
}
