import { type Interval, utc, type ZoneName } from '../../../time/index.ts';
import { type CalendarComponents, cutIntoComponents, type FileFault, findLine } from './components.ts';
import { createZoneFinder } from './create-zone-finder.ts';
import { type BlockingRule, doesBlock } from './does-block.ts';
import { type BusyTime, expandSeries } from './expand-series.ts';
import { readFreeBusy } from './free-busy.ts';
import { type Entry, readEntry } from './read-entry.ts';
import { createWorkLimit, TooMuchWork, type WorkLimit } from './recurrence/index.ts';
import { openZone, type Zone } from './zones/index.ts';

export type CalendarFile = {
  readonly text: string;
  /** Only what overlaps this range is found. */
  readonly range: Interval;
  readonly hostZone: ZoneName;
  /** The mail addresses of the host, in small letters. */
  readonly hostAddresses: readonly string[];
  readonly rule: BlockingRule;
  /** How much work its recurrences may be; more makes the reading fail. */
  readonly workUnits: number;
};

/** Why a file could not be read. Nothing in it counts then. */
export type ReadingFault = FileFault | 'too_many_unreadable' | 'too_much_work' | 'too_many_times';

export type CalendarReading =
  | {
      readonly kind: 'read';
      /** In no order; those of one entry may overlap those of another. */
      readonly busy: readonly BusyTime[];
      readonly entries: number;
      /** Where parts begin that cannot be read, by line, from 1. */
      readonly unreadableLines: readonly number[];
      /** How many times named a zone that nothing explains. */
      readonly doubtfulTimes: number;
    }
  | { readonly kind: 'failed'; readonly fault: ReadingFault };

/** So many parts may be unreadable, and so great a share of a larger file, before nothing of it is believed. */
const mostUnreadable = { count: 5, share: 0.05 };

/** No host has more busy times than this. */
const mostTimes = 50_000;

/** Reads when a host is busy by a calendar file. It is read as a whole or not at all, but for a few bad entries. */
export function readCalendar(file: CalendarFile): CalendarReading {
  const cut = cutIntoComponents(file.text);
  if (typeof cut === 'string') return { kind: 'failed', fault: cut };
  const limit = createWorkLimit(file.workUnits);
  try {
    const readings = cut.calendars.map((calendar) => readComponents(calendar, { ...file, limit }));
    const unreadableLines = [...cut.brokenAt, ...readings.flatMap(({ unreadable }) => unreadable)];
    const entries = readings.reduce((sum, reading) => sum + reading.entries, cut.brokenAt.length);
    const { length } = unreadableLines;
    if (length > mostUnreadable.count && length > entries * mostUnreadable.share) {
      return { kind: 'failed', fault: 'too_many_unreadable' };
    }
    const busy = readings.flatMap((reading) => reading.listed);
    for (const each of expandAll(readings, { ...file, limit })) if (busy.push(each) > mostTimes) break;
    if (busy.length > mostTimes) return { kind: 'failed', fault: 'too_many_times' };
    const doubtfulTimes = readings.reduce((sum, { doubtful }) => sum + doubtful, 0);
    return { kind: 'read', busy, entries, unreadableLines: unreadableLines.sort((a, b) => a - b), doubtfulTimes };
  } catch (error) {
    if (error instanceof TooMuchWork) return { kind: 'failed', fault: 'too_much_work' };
    throw error;
  }
}

type Limited = CalendarFile & { readonly limit: WorkLimit };

type ComponentsReading = {
  readonly calendarZone: Zone;
  readonly read: readonly Entry[];
  /** What the file lists as busy itself. */
  readonly listed: readonly BusyTime[];
  readonly entries: number;
  readonly unreadable: readonly number[];
  readonly doubtful: number;
};

function readComponents(components: CalendarComponents, file: Limited): ComponentsReading {
  const { range, rule, hostAddresses } = file;
  const { events, freeBusy, calendar } = components;
  const zones = createZoneFinder(components, file);
  const utcZone = openZone(utc, range);
  const context = {
    ...{ zoneOf: zones.zoneOf, utcZone },
    doesBlock: (event: CalendarComponents['calendar']) => doesBlock(event, { rule, hostAddresses }),
  };
  const read: Entry[] = [];
  const listed: BusyTime[] = [];
  const unreadable: number[] = [];
  // A file that only takes meetings back has none.
  const isWithdrawal = findLine(calendar, 'METHOD')?.value.trim().toUpperCase() === 'CANCEL';
  for (const event of isWithdrawal ? [] : events) {
    const entry = readEntry(event, context);
    if (entry) read.push(entry);
    else unreadable.push(event.lineNumber);
  }
  for (const list of freeBusy) {
    const times = readFreeBusy(list, utcZone);
    if (!times) unreadable.push(list.lineNumber);
    for (const time of times ?? []) {
      if (time.start < range.end && time.end > range.start) listed.push({ ...time, uid: undefined, sequence: 0 });
    }
  }
  const entries = events.length + freeBusy.length;
  return { calendarZone: zones.calendarZone, read, listed, entries, unreadable, doubtful: zones.countDoubtful() };
}

/** An occurrence may stand in another calendar of the file than its series. */
function* expandAll(readings: readonly ComponentsReading[], { range, limit }: Limited): Generator<BusyTime> {
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
