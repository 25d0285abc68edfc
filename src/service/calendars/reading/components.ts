import { type ContentLine, nameOf, parseContentLine, unfold } from './content-line.ts';
import type { WorkLimit } from './recurrence/index.ts';

/** A part of a calendar file, `BEGIN` to `END`, with the lines that say when the host is busy. */
export type Component = {
  readonly name: string;
  /** The number of its first line in the file, from 1. */
  readonly lineNumber: number;
  readonly lines: ContentLine[];
  readonly children: Component[];
};

/** One `VCALENDAR` of a file. */
export type CalendarComponents = {
  readonly calendar: Component;
  readonly zones: Component[];
  readonly events: Component[];
  readonly freeBusy: Component[];
};

export type CutFile = {
  readonly calendars: readonly CalendarComponents[];
  /** The first lines of entries that never end, or that are not directly in a calendar. */
  readonly brokenAt: readonly number[];
};

/** Why a whole file is rejected. */
export type FileFault = 'not_a_calendar' | 'cut_off' | 'too_many_components';

/** The most components in a file. No real calendar has that many entries. */
const maxComponents = 100_000;

/** How deep components may nest. Those of calendars nest three deep. */
const maxDepth = 20;

/**
 * The properties that are read. Titles, places and people are ignored, except for the host's own reply and for who
 * invites them.
 */
const keptLines = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXRULE', 'EXDATE', 'RECURRENCE-ID'],
  ...['UID', 'SEQUENCE'],
  ...['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS', 'ATTENDEE', 'ORGANIZER', 'FREEBUSY', 'METHOD'],
  ...['X-APPLE-TRAVEL-DURATION', 'X-WR-CALNAME'],
  ...['TZID', 'TZOFFSETFROM', 'TZOFFSETTO', 'X-LIC-LOCATION', 'X-WR-TIMEZONE', 'TIMEZONE-ID'],
]);

/** Components that can only be directly in a calendar: where one begins, the one before it must have ended. */
const topLevel = new Set(['VEVENT', 'VFREEBUSY', 'VTODO', 'VJOURNAL', 'VTIMEZONE']);

/** Components that say when the host is busy. If one cannot be read, it is counted. */
const mayBlock = new Set(['VEVENT', 'VFREEBUSY']);

/**
 * Splits a file into its components before any of them is read, so that a bad line loses one entry and not the whole
 * file. A truncated file is not a calendar: the missing part might have been busy.
 */
export function cutIntoComponents(text: string, limit: WorkLimit): CutFile | FileFault {
  const cutter = createCutter();
  for (const { text: line, number } of unfold(text)) {
    limit.pause();
    const name = nameOf(line);
    if (name === 'BEGIN') {
      const fault = cutter.begin({ name: wordOf(line), lineNumber: number, lines: [], children: [] });
      if (fault) return fault;
    } else if (name === 'END') {
      cutter.end(wordOf(line));
    } else if (keptLines.has(name)) {
      const parsed = parseContentLine(line);
      // Ignore empty properties.
      if (parsed && parsed.value.trim() !== '') cutter.add(parsed);
    }
  }
  return cutter.finish();
}

/** Creates what builds components from the lines of a file, in their order. */
function createCutter() {
  const calendars: CalendarComponents[] = [];
  const brokenAt: number[] = [];
  const open: Component[] = [];
  let count = 0;

  /** Drops the open components below a depth, because they never ended. */
  function breakOff(depth: number): void {
    const broken = open.splice(depth).filter(({ name }) => topLevel.has(name));
    brokenAt.push(...broken.map(({ lineNumber }) => lineNumber));
  }

  /**
   * Adds a component that has ended to its parent or its calendar. A component after the end of a calendar counts as
   * part of it.
   */
  function file(ended: Component): void {
    const calendar = calendars.at(-1);
    const parent = open.at(-1);
    if (parent?.name === 'VTIMEZONE') parent.children.push(ended);
    if (!calendar || (parent && parent.name !== 'VCALENDAR')) {
      if (mayBlock.has(ended.name)) brokenAt.push(ended.lineNumber);
      return;
    }
    if (ended.name === 'VEVENT') calendar.events.push(ended);
    if (ended.name === 'VFREEBUSY') calendar.freeBusy.push(ended);
    if (ended.name === 'VTIMEZONE') calendar.zones.push(ended);
  }

  return {
    begin(component: Component): FileFault | undefined {
      count += 1;
      if (count > maxComponents || open.length === maxDepth) return 'too_many_components';
      if (component.name === 'VCALENDAR') {
        if (open.length > 0) return 'cut_off';
        calendars.push({ calendar: component, zones: [], events: [], freeBusy: [] });
      }
      if (topLevel.has(component.name)) breakOff(1);
      open.push(component);
      return undefined;
    },

    add(line: ContentLine): void {
      open.at(-1)?.lines.push(line);
    },

    end(name: string): void {
      const depth = open.findLastIndex((component) => component.name === name);
      if (depth < 0) return;
      breakOff(depth + 1);
      const ended = open.pop();
      if (ended) file(ended);
    },

    finish(): CutFile | FileFault {
      if (calendars.length === 0) return 'not_a_calendar';
      return open.length > 0 ? 'cut_off' : { calendars, brokenAt };
    },
  };
}

function wordOf(line: string): string {
  return line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toUpperCase();
}

/** Returns the first line of that name. */
export function findLine({ lines }: Component, name: string): ContentLine | undefined {
  return lines.find((line) => line.name === name);
}

/** Returns all lines of that name. */
export function findLines({ lines }: Component, name: string): ContentLine[] {
  return lines.filter((line) => line.name === name);
}
