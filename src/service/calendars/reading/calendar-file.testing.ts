import { formatInstant, type Interval, parseInstant, type ZoneName } from '../../../time/index.ts';
import { type CalendarFile, type CalendarReading, readCalendar } from './read-calendar.ts';
import { createWorkLimit } from './recurrence/index.ts';

const berlin = 'Europe/Berlin' as ZoneName; // a name of the tz database

/** Writes a calendar around the lines of its components. */
export function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Writes the lines of an event, with the UID `a` unless they name one. */
export function event(...lines: string[]): string {
  const named = lines.some((line) => line.startsWith('UID')) ? lines : ['UID:a', ...lines];
  return ['BEGIN:VEVENT', ...named, 'END:VEVENT'].join('\r\n');
}

type Options = Partial<Omit<CalendarFile, 'text' | 'range'>> & { readonly from?: string; readonly to?: string };

/** Reads a file for a host in Berlin, for all of 2026 unless a range is named. */
export function read(text: string, { from = '2026-01-01', to = '2027-01-01', ...options }: Options = {}) {
  return readCalendar({
    text,
    hostZone: berlin,
    hostAddresses: ['host@example.com'],
    rule: 'busy',
    limit: createWorkLimit(1_000_000),
    range: { start: instant(`${from}T00:00:00Z`), end: instant(`${to}T00:00:00Z`) },
    ...options,
  });
}

/** Returns when a file says the host is busy, in UTC, as `2026-03-02T08:00/2026-03-02T09:00`, ascending. */
export function busyIn(text: string, options?: Options): string[] {
  const reading = read(text, options);
  if (reading.kind === 'failed') throw new Error(`not read: ${reading.fault}`);
  return [...reading.busy].sort((a, b) => a.start - b.start).map(write);
}

function instant(text: string): Interval['start'] {
  const parsed = parseInstant(text);
  if (parsed === undefined) throw new Error(`no such instant: ${text}`);
  return parsed;
}

function write({ start, end }: Interval): string {
  return [start, end].map((each) => formatInstant(each, 0).slice(0, 16)).join('/');
}

export function faultOf(reading: CalendarReading): string | undefined {
  return reading.kind === 'failed' ? reading.fault : undefined;
}
