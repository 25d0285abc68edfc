/**
 * Reads calendar files (RFC 5545): when the host is busy, and nothing else.
 *
 * The decision behind it: a file is split into components before any is read, so that a bad line costs only one entry.
 * A time stays a wall time until its zone is known, so that the zone of this machine never matters. Whatever cannot be
 * understood keeps the time busy, or makes the whole reading fail. All work is bounded, because the file comes from a
 * stranger.
 */
export type { BlockingRule } from './does-block.ts';
export {
  type CalendarFile,
  type CalendarReading,
  hasTooManyUnreadable,
  mostTimes,
  type ReadingFault,
  readCalendar,
  readCalendarObject,
} from './read-calendar.ts';
export { createWorkLimit } from './recurrence/index.ts';
