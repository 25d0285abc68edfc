import { type Interval, overlaps, type ZoneName } from '../../../time/index.ts';
import {
  type CalendarComponents,
  type Component,
  cutIntoComponents,
  type FileFault,
  findLine,
  findLines,
} from './components.ts';
import { createZoneFinder } from './create-zone-finder.ts';
import { type BlockingRule, doesBlock, isAddressOf } from './does-block.ts';
import { readFreeBusy } from './free-busy.ts';
import { type Entry, readEntry } from './read-entry.ts';
import { TooMuchWork, type WorkLimit } from './recurrence/index.ts';
import { type BusyTime, expandSeries } from './series/index.ts';
import { utcZone, type Zone } from './zones/index.ts';

export type CalendarFile = {
  readonly text: string;
  /** Only busy times that overlap this range are found. */
  readonly range: Interval;
  readonly hostZone: ZoneName;
  /** The mail addresses of the host, in lower case. */
  readonly hostAddresses: readonly string[];
  readonly rule: BlockingRule;
  /** The most work that its recurrences may take. The reading fails if they take more. */
  readonly limit: WorkLimit;
};

/** Why a file could not be read. Nothing in it counts then. */
export type ReadingFault = FileFault | 'too_many_unreadable' | 'too_much_work' | 'too_many_times';

export type CalendarReading =
  | {
      readonly kind: 'read';
      /** Unordered. The times of different entries may overlap. */
      readonly busy: readonly BusyTime[];
      readonly entries: number;
      /** The UIDs of all events, including those that block nothing and those that cannot be read. */
      readonly uids: readonly string[];
      /** The UIDs of the events that someone other than the host organizes. */
      readonly invitedUids: readonly string[];
      /** The first lines of the parts that cannot be read, from 1. */
      readonly unreadableLines: readonly number[];
      /** How many times named a zone that could not be found. */
      readonly doubtfulTimes: number;
    }
  | { readonly kind: 'failed'; readonly fault: ReadingFault };

/** The most unreadable parts, and the largest share of them in a larger file, before the whole file is rejected. */
const maxUnreadable = { count: 5, share: 0.05 };

/** No host has more busy times than this. */
export const maxTimes = 50_000;

/**
 * Reads the busy times of a host from a calendar file. It is accepted as a whole or not at all, except for a few bad
 * entries.
 */
export function readCalendar(file: CalendarFile): CalendarReading {
  const reading = readAll({ ...file, includesFreeBusy: true });
  const isRefused = reading.kind === 'read' && hasTooManyUnreadable(reading.entries, reading.unreadableLines.length);
  return isRefused ? { kind: 'failed', fault: 'too_many_unreadable' } : reading;
}

/** Returns whether so many entries of a calendar are unreadable that the others cannot be trusted either. */
export function hasTooManyUnreadable(entries: number, unreadable: number): boolean {
  return unreadable > maxUnreadable.count && unreadable > entries * maxUnreadable.share;
}

/**
 * Reads whatever is readable in one of many objects of a calendar. Ignores free/busy components (`VFREEBUSY`): a full
 * sync requests only events (RFC 4791, 9.7.1), and a sync of changes must not add more.
 */
export function readCalendarObject(file: CalendarFile): CalendarReading {
  return readAll({ ...file, includesFreeBusy: false });
}

/** A file, and whether its lists of busy times (`VFREEBUSY`) count. */
type ReadableFile = CalendarFile & { readonly includesFreeBusy: boolean };

function readAll(file: ReadableFile): CalendarReading {
  const cut = cutIntoComponents(file.text, file.limit);
  if (typeof cut === 'string') return { kind: 'failed', fault: cut };
  try {
    const readings = cut.calendars.map((calendar) => readComponents(calendar, file));
    const unreadableLines = [...cut.brokenAt, ...readings.flatMap(({ unreadable }) => unreadable)];
    const entries = readings.reduce((sum, reading) => sum + reading.entries, cut.brokenAt.length);
    const busy = readings.flatMap((reading) => reading.listed);
    for (const each of expandAll(readings, file)) if (busy.push(each) > maxTimes) break;
    if (busy.length > maxTimes) return { kind: 'failed', fault: 'too_many_times' };
    const doubtfulTimes = readings.reduce((sum, { doubtful }) => sum + doubtful, 0);
    const uids = readings.flatMap((reading) => reading.uids);
    const invitedUids = readings.flatMap((reading) => reading.invitedUids);
    unreadableLines.sort((a, b) => a - b);
    return { kind: 'read', busy, entries, uids, invitedUids, unreadableLines, doubtfulTimes };
  } catch (error) {
    if (error instanceof TooMuchWork) return { kind: 'failed', fault: 'too_much_work' };
    throw error;
  }
}

type ComponentsReading = {
  readonly calendarZone: Zone;
  readonly read: readonly Entry[];
  /** The busy times that the file lists itself. */
  readonly listed: readonly BusyTime[];
  readonly entries: number;
  readonly uids: readonly string[];
  readonly invitedUids: readonly string[];
  readonly unreadable: readonly number[];
  readonly doubtful: number;
};

function readComponents(components: CalendarComponents, file: ReadableFile): ComponentsReading {
  const { range, rule, limit, includesFreeBusy } = file;
  const { events, freeBusy, calendar } = components;
  const hostAddresses = [...file.hostAddresses, ...addressNaming(calendar)];
  const zones = createZoneFinder(components, file);
  const context = {
    zoneOf: zones.zoneOf,
    utcZone,
    doesBlock: (event: CalendarComponents['calendar']) => doesBlock(event, { rule, hostAddresses }),
  };
  const read: Entry[] = [];
  const listed: BusyTime[] = [];
  const unreadable: number[] = [];
  // A file that cancels meetings has no busy times.
  const isWithdrawal = findLine(calendar, 'METHOD')?.value.trim().toUpperCase() === 'CANCEL';
  for (const event of isWithdrawal ? [] : events) {
    limit.pause();
    const entry = readEntry(event, context);
    if (entry) read.push(entry);
    if (!entry?.isComplete) unreadable.push(event.lineNumber);
  }
  let entries = events.length;
  for (const list of includesFreeBusy ? freeBusy : []) {
    for (const time of readFreeBusy(list, utcZone)) {
      entries += 1;
      if (!time) unreadable.push(list.lineNumber);
      else if (time.start < time.end && overlaps(time, range)) listed.push({ ...time, uid: undefined, sequence: 0 });
    }
  }
  const uids = uidsOf(events);
  const invitedUids = uidsOf(events.filter((event) => isOfOther(event, hostAddresses)));
  return {
    calendarZone: zones.calendarZone,
    read,
    listed,
    entries,
    uids,
    invitedUids,
    unreadable,
    doubtful: zones.countDoubtful(),
  };
}

/** Google names a main calendar by the address of its owner, who may be invited at another one than booked. */
function addressNaming(calendar: Component): string[] {
  const name = findLine(calendar, 'X-WR-CALNAME')?.value.trim().toLowerCase() ?? '';
  return /^[^\s@]+@[^\s@]+$/.test(name) ? [name] : [];
}

function uidsOf(events: CalendarComponents['events']): string[] {
  return events.flatMap((event) => findLine(event, 'UID')?.value.trim() || []);
}

/** Returns whether someone other than the host organizes an event. */
function isOfOther(event: Component, hostAddresses: readonly string[]): boolean {
  return findLines(event, 'ORGANIZER').some((line) => !isAddressOf(line, hostAddresses));
}

/** Expands all series. An occurrence may be in another calendar of the file than its series. */
function* expandAll(readings: readonly ComponentsReading[], { range, limit }: CalendarFile): Generator<BusyTime> {
  const series = new Map<string, { readonly calendarZone: Zone; readonly entries: Entry[] }>();
  for (const { calendarZone, read } of readings) {
    for (const entry of read) {
      const { uid } = entry;
      const known = uid === undefined ? undefined : series.get(uid);
      if (known) known.entries.push(entry);
      else if (uid !== undefined) series.set(uid, { calendarZone, entries: [entry] });
      else yield* expandSeries([entry], { range, calendarZone, limit });
    }
  }
  for (const { calendarZone, entries } of series.values()) yield* expandSeries(entries, { range, calendarZone, limit });
}
