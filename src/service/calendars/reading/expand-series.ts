import {
  asInstant,
  dayMillis,
  type Instant,
  type Interval,
  laterOf,
  minuteMillis,
  overlaps,
  type WallTime,
} from '../../../time/index.ts';
import { addMillis, type Length, midnightOf } from './calendar-time.ts';
import { type Entry, endOf, instantOf, type ZonedTime } from './read-entry.ts';
import { findOccurrences, type Rule, type WorkLimit } from './recurrence/index.ts';
import type { Zone } from './zones/index.ts';

/** A time at which an entry keeps its host busy. */
export type BusyTime = Interval & {
  readonly uid: string | undefined;
  readonly sequence: number;
  /** Whether it is the travel time before the entry. @default false */
  readonly isTravel?: boolean;
};

export type Expansion = {
  readonly range: Interval;
  /** Decides on which day of the calendar an instant is. */
  readonly calendarZone: Zone;
  readonly limit: WorkLimit;
};

/** Finds when the entries of one UID keep their host busy in a range: series, and replacements of some occurrences. */
export function* expandSeries(written: readonly Entry[], expansion: Expansion): Generator<BusyTime> {
  const entries = inZoneOfSeries(withoutFormerVersions(written));
  const replacing = latestReplacements(entries, expansion);
  for (const entry of withoutReplaced(replacing)) yield* busyOf(entry, entry, expansion);
  for (const entry of entries) if (!entry.replaces) yield* joinTimes(expandEntry(entry, replacing, expansion));
}

/**
 * Leaves out former versions of an event, which some feeds list beside the last one: they have a lower number (RFC
 * 5545, 3.8.7.4) and the same start. Entries with other starts stay, because some programs write the occurrences of a
 * series that way: dropping one could lead to a double booking. The former versions also stay if the last one does not
 * say how it recurs.
 */
function withoutFormerVersions(entries: readonly Entry[]): readonly Entry[] {
  const versions = Map.groupBy(
    entries.filter(({ replaces, isComplete }) => !replaces && isComplete),
    ({ start }) => start.wall,
  );
  return entries.filter(({ replaces, start, sequence }) => {
    return replaces || !versions.get(start.wall)?.some((other) => other.sequence > sequence);
  });
}

/**
 * Reads replaced times without a zone in the zone of their series, whatever the zone of the replacement (RFC 5545,
 * 3.8.4.4).
 */
function inZoneOfSeries(entries: readonly Entry[]): readonly Entry[] {
  const series = entries.find(({ replaces }) => !replaces);
  if (!series) return entries;
  return entries.map((entry) => {
    const { replaces } = entry;
    if (!replaces || replaces.hasZone) return entry;
    return { ...entry, replaces: { ...replaces, time: { ...replaces.time, zone: series.start.zone } } };
  });
}

/** If several replace the same occurrence, the last change counts. */
function latestReplacements(entries: readonly Entry[], { calendarZone }: Expansion): Entry[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    if (!entry.replaces) continue;
    const { time, isThisAndFuture } = entry.replaces;
    const key = `${isThisAndFuture} ${time.isDate} ${dayOf(time, calendarZone)} ${instantOf(time)}`;
    const known = latest.get(key);
    if (!known || known.sequence <= entry.sequence) latest.set(key, entry);
  }
  return [...latest.values()];
}

/**
 * Leaves out changes to an occurrence and all later ones if that occurrence is also replaced on its own, which is more
 * specific.
 */
function withoutReplaced(replacing: readonly Entry[]): readonly Entry[] {
  if (!replacing.some(changesLater)) return replacing;
  const alone = new Set(replacing.filter((entry) => !changesLater(entry)).map(replacedInstant));
  return replacing.filter((entry) => !changesLater(entry) || !alone.has(replacedInstant(entry)));
}

function changesLater({ replaces }: Entry): boolean {
  return replaces?.isThisAndFuture === true;
}

function* expandEntry(entry: Entry, replacing: readonly Entry[], expansion: Expansion): Generator<BusyTime> {
  const { start, length } = entry;
  expansion.limit.spend(replacing.length + entry.excluded.length);
  const changes = replacing.filter(changesLater);
  const skipped = skippedBy(entry, replacing, { ...expansion, changes });
  changes.sort((a, b) => replacedInstant(b) - replacedInstant(a));
  for (const { wall, zone, length: own = length } of occurrencesOf(entry, changes, expansion)) {
    expansion.limit.spend(1 + changes.length);
    const instant = zone.toInstant(wall);
    if (skipped.instants.has(instant) || skipped.days.has(midnightOf(start.zone.toWall(instant)))) continue;
    if (start.isDate && skipped.days.has(wall)) continue;
    const change = changes.find((each) => replacedInstant(each) <= instant);
    const time = { wall, isDate: start.isDate, zone };
    if (change) yield* busyOf(change, { start: shifted(time, change), length: change.length }, expansion);
    else yield* busyOf(entry, { start: time, length: own }, expansion);
  }
}

/**
 * Joins times of an entry that adjoin or overlap, travel times apart from the others: a rule may name every minute of a
 * year.
 */
function* joinTimes(times: Iterable<BusyTime>): Generator<BusyTime> {
  const last = new Map<boolean, BusyTime>();
  for (const time of times) {
    const isTravel = time.isTravel === true;
    const previous = last.get(isTravel);
    const adjoins =
      previous && time.sequence === previous.sequence && time.start >= previous.start && time.start <= previous.end;
    if (previous && !adjoins) yield previous;
    last.set(isTravel, adjoins ? { ...previous, end: laterOf(previous.end, time.end) } : time);
  }
  yield* last.values();
}

type WallRange = { readonly start: WallTime; readonly end: WallTime };

type Occurrence = { readonly wall: WallTime; readonly zone: Zone; readonly length?: Length | undefined };

/** Returns the wall times between which to search for occurrences of a series that may overlap the range. */
function searchRange(entry: Entry, changes: readonly Entry[], { range }: Expansion): WallRange {
  const { zone } = entry.start;
  const reaches = [entry, ...changes].map(reachOf);
  const lengths = [entry, ...changes].map(({ length }) => length.days * dayMillis + length.millis);
  // Lengths extend the search into the past only. Entries of some programs last until the year 9999.
  return {
    start: addMillis(zone.toWall(range.start), -greatest(reaches) - greatest(lengths)),
    end: addMillis(zone.toWall(range.end), greatest(reaches)),
  };
}

function* occurrencesOf(entry: Entry, changes: readonly Entry[], expansion: Expansion): Generator<Occurrence> {
  const { start, rules, added } = entry;
  const range = searchRange(entry, changes, expansion);
  const seen = new Set<Instant>();
  // A single rule names each time once, and may name hundreds of thousands.
  const isOnlyRule = rules.length === 1 && added.length === 0;
  // Most entries of a calendar are years old, and converting their starts to instants is slow.
  if (rules.length === 0 && start.wall >= range.start && start.wall < range.end) {
    seen.add(instantOf(start));
    yield { wall: start.wall, zone: start.zone };
  }
  for (const rule of rules) {
    const isOver = endTest(rule, start, expansion);
    for (const wall of findOccurrences({ rule, start: start.wall, range, limit: expansion.limit })) {
      if (isOver(wall)) break;
      if (!isOnlyRule) {
        const instant = start.zone.toInstant(wall);
        if (seen.has(instant)) continue;
        seen.add(instant);
      }
      yield { wall, zone: start.zone };
    }
  }
  for (const { time, length } of added) {
    // A date added to a series with times of day means that day, at the time of the series.
    const ofDay = addMillis(time.wall, start.wall - midnightOf(start.wall));
    const wall = time.isDate && !start.isDate ? ofDay : time.wall;
    const zone = time.isDate ? start.zone : time.zone;
    // A period may last longer than the occurrence that begins at the same time.
    if (seen.has(zone.toInstant(wall)) && !length) continue;
    seen.add(zone.toInstant(wall));
    yield { wall, zone, length };
  }
}

/** How far an occurrence may be from its place in the series, in milliseconds, with room for a change of offset. */
function reachOf({ start, replaces, travelMillis }: Entry): number {
  const moved = replaces ? Math.abs(instantOf(start) - instantOf(replaces.time)) : 0;
  return 2 * dayMillis + travelMillis + moved;
}

function greatest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

/** Times that programs write for the end of a day, in milliseconds since its midnight: 23:59:00 and 23:59:59. */
const endsOfDay: ReadonlySet<number> = new Set([dayMillis - minuteMillis, dayMillis - 1000]);

/** Returns a test of whether an occurrence is past the end of a rule: an instant, a wall time or a day. */
function endTest(
  { until }: Rule,
  { zone, isDate }: ZonedTime,
  { calendarZone }: Expansion,
): (wall: WallTime) => boolean {
  if (!until) return () => false;
  if (until.isDate) return (wall) => midnightOf(wall) > until.wall;
  if (!until.isUtc) return (wall) => wall > until.wall;
  const untilDay = midnightOf(until.wall);
  // For a series of whole days, the end of a day in UTC stands for a date. East of UTC, the next day has begun by then.
  if (isDate && endsOfDay.has(until.wall - untilDay)) return (wall) => midnightOf(wall) > untilDay;
  const last = asInstant(until.wall); // a wall time of UTC is an instant
  const own = isDate ? calendarZone : zone;
  // For a series of whole days, midnight UTC may stand for a date. West of UTC, that day begins later.
  const isDateOfUtc = isDate && until.wall === untilDay;
  return (wall) => own.toInstant(wall) > last && !(isDateOfUtc && wall <= until.wall);
}

/** Finds the occurrences that rules exclude from a series. They exclude its start only if they name it. */
function* excludedByRules(
  { start, excludedRules }: Entry,
  range: WallRange,
  expansion: Expansion,
): Generator<ZonedTime> {
  for (const rule of excludedRules) {
    const isOver = endTest(rule, start, expansion);
    const search = { rule, start: start.wall, range, limit: expansion.limit, hasStart: false };
    for (const wall of findOccurrences(search)) {
      if (isOver(wall)) break;
      yield { ...start, wall };
    }
  }
}

type SkipContext = Expansion & { readonly changes: readonly Entry[] };

type SkippedTimes = { readonly instants: ReadonlySet<Instant>; readonly days: ReadonlySet<WallTime> };

/** Finds what is excluded from a series: by instant, or by day if a date is named or the series has whole days. */
function skippedBy(entry: Entry, replacing: readonly Entry[], { changes, ...expansion }: SkipContext): SkippedTimes {
  const replaced = replacing.flatMap(({ replaces }) => (replaces ? [replaces.time] : []));
  const instants = new Set<Instant>();
  const days = new Set<WallTime>();
  const byRules = excludedByRules(entry, searchRange(entry, changes, expansion), expansion);
  for (const time of [...entry.excluded, ...byRules, ...replaced]) {
    if (entry.start.isDate || time.isDate) days.add(dayOf(time, expansion.calendarZone));
    else instants.add(instantOf(time));
  }
  return { instants, days };
}

/** Returns the day that a time names: its own date, or the day of the calendar that begins at that time. */
function dayOf(time: ZonedTime, calendarZone: Zone): WallTime {
  const instant = instantOf(time);
  const day = midnightOf(calendarZone.toWall(instant));
  // Where the clocks skip midnight, the day begins at 01:00.
  return !time.isDate && calendarZone.toInstant(day) === instant ? day : midnightOf(time.wall);
}

function replacedInstant({ replaces }: Entry): Instant {
  return replaces ? instantOf(replaces.time) : asInstant(Number.POSITIVE_INFINITY);
}

/** Moves an occurrence by as much as a `THISANDFUTURE` change has moved the occurrence that it names. */
function shifted(occurrence: ZonedTime, { start, replaces }: Entry): ZonedTime {
  if (!replaces) return occurrence;
  const { zone, isDate } = occurrence;
  const replaced = zone.toWall(instantOf(replaces.time));
  // A date names the occurrence of that day, at the time of the series.
  const isDay = replaces.time.isDate && !isDate;
  const from = isDay ? addMillis(replaced, occurrence.wall - midnightOf(occurrence.wall)) : replaced;
  const to = zone.toWall(instantOf(start));
  return { ...occurrence, wall: addMillis(occurrence.wall, to - from) };
}

/** Finds when an occurrence keeps the host busy and, separately, the travel time before it. */
function* busyOf(
  { blocks, uid, sequence, travelMillis }: Entry,
  { start: { wall, zone }, length }: Pick<Entry, 'start' | 'length'>,
  { range }: Pick<Expansion, 'range'>,
): Generator<BusyTime> {
  if (!blocks) return;
  const [start, end] = [zone.toInstant(wall), endOf(wall, zone, length)];
  const leaves = asInstant(start - travelMillis);
  if (start < end && overlaps({ start, end }, range)) yield { start, end, uid, sequence };
  if (leaves < start && overlaps({ start: leaves, end: start }, range)) {
    yield { start: leaves, end: start, uid, sequence, isTravel: true };
  }
}
