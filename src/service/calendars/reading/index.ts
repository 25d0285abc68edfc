/**
 * Reads calendar files (RFC 5545): when the host is busy, and nothing else.
 *
 * Design: a file is split into components before any is read, so that a bad line costs only one entry. A time stays a
 * wall time until its zone is known, so that the zone of this machine never matters. What cannot be understood keeps
 * the time busy. Only an entry that does not say when it is blocks nothing, and one that does not say how it recurs
 * blocks no more than the times that are certain: the host sees how many such entries there are, and more than a few
 * make the whole reading fail. All work is bounded, because the file comes from a stranger.
 */
export type { BlockingRule } from './does-block.ts';
export {
  type CalendarFile,
  type CalendarReading,
  hasTooManyUnreadable,
  maxTimes,
  type ReadingFault,
  readCalendar,
  readCalendarObject,
} from './read-calendar.ts';
export { createWorkLimit } from './recurrence/index.ts';
