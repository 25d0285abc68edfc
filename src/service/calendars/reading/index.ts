/**
 * Reads calendar files (RFC 5545): when the host is busy, and nothing else.
 *
 * The decision behind it: a file is cut into its parts before any is read, so that a bad line costs one entry; a time is
 * kept as its clock shows it until the zone is known, so that the zone of this machine never matters; and whatever
 * cannot be understood keeps the time busy, or makes the whole reading fail. All work is bounded: the file is a
 * stranger's.
 */
export type { BlockingRule } from './does-block.ts';
export type { BusyTime } from './expand-series.ts';
export { type CalendarFile, type CalendarReading, type ReadingFault, readCalendar } from './read-calendar.ts';
