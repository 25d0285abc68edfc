import { type Length, parseLength, parseTime } from './calendar-time.ts';
import { type Component, findLine, findLines } from './components.ts';
import type { ContentLine } from './content-line.ts';
import { lengthBetween, readLength, readTravelMillis } from './entry-length.ts';
import { parseRule, type Rule } from './recurrence/index.ts';
import { readTime, type TimeContext, type ZonedTime, zonedTimeOf } from './zoned-time.ts';

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
type EntryContext = TimeContext & { readonly doesBlock: (event: Component) => boolean };

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
  const length = readLength(event, { ...series, start });
  const rules = findLines(event, 'RRULE').map((line) => readRule(line, start));
  const excludedRules = findLines(event, 'EXRULE').map((line) => readRule(line, start));
  const added = findLines(event, 'RDATE').flatMap((line) => readList(line, series));
  const excluded = findLines(event, 'EXDATE').flatMap((line) => readList(line, series));
  if (!length) return undefined;
  return {
    uid: findLine(event, 'UID')?.value.trim() || undefined,
    sequence: Number.parseInt(findLine(event, 'SEQUENCE')?.value ?? '0', 10) || 0,
    start,
    length,
    travelMillis: readTravelMillis(event, start),
    blocks: context.doesBlock(event),
    rules: rules.filter((rule) => rule !== undefined),
    added: added.filter((each) => each !== undefined),
    // An unreadable exclusion excludes nothing: the time stays busy.
    excluded: excluded.flatMap((each) => (each ? [each.time] : [])),
    excludedRules: excludedRules.filter((rule) => rule !== undefined),
    replaces: replacedTime && {
      time: replacedTime,
      hasZone: replaced.params.has('TZID') || parseTime(replaced.value)?.isUtc === true,
      isThisAndFuture: isThisAndFuture(replaced),
    },
    isComplete: !rules.includes(undefined) && !added.includes(undefined),
  };
}

/** Reads a rule. Ignores the times of day that some programs write for whole days (RFC 5545, 3.3.10). */
function readRule({ value }: ContentLine, { isDate }: ZonedTime): Rule | undefined {
  const rule = parseRule(value);
  return rule && isDate ? { ...rule, byHour: [], byMinute: [], bySecond: [] } : rule;
}

function isThisAndFuture({ params }: ContentLine): boolean {
  return params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE';
}

/** Reads a list of dates, times or periods. An unreadable one is undefined, and an empty one is left out. */
function readList(line: ContentLine, context: TimeContext): (AddedTime | undefined)[] {
  const texts = line.value.split(',').filter((text) => text.trim() !== '');
  return texts.map((text) => {
    const [from = '', to] = text.split('/');
    const written = parseTime(from);
    if (!written) return undefined;
    const time = zonedTimeOf(written, { ...context, line });
    if (to === undefined) return { time, length: undefined };
    const end = parseTime(to);
    const length = end ? lengthBetween(time, zonedTimeOf(end, { ...context, line })) : parseLength(to);
    return length && { time, length };
  });
}
