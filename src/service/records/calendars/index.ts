/**
 * The host's connected calendars: where they are, when they were last read, and what was written to them.
 *
 * Design: what was read is stored with the time of the reading, so that a calendar counts as unknown if it has not been
 * read for too long.
 */
export { hasNotBeenReadFor, staleMinutes, unreachableMinutes } from './calendar-age.ts';
export type {
  CalendarSource,
  ConnectedCalendar,
  NewCalendar,
  SealedText,
  SourceCoverage,
} from './calendar-source.ts';
export type {
  BusySummary,
  CalendarLookups,
  CalendarRecords,
  CalendarWrites,
  ForeignBusyTime,
  FoundFeed,
  NewSource,
  OwnFeed,
} from './calendars.ts';
export { canBlock } from './can-block.ts';
export { timesIn } from './object-times.ts';
export type {
  AccountListing,
  CalendarContent,
  CalendarObject,
  ChangedContent,
  ChangedObjects,
  ChangedPart,
  ObjectContent,
  ObjectTotals,
  OwnBusyTime,
  OwnTime,
  SourceFailure,
  SourceReading,
  WholeContent,
} from './readings.ts';
export type {
  ClaimedWrite,
  DeletedEntry,
  MissingEntry,
  MovedEntry,
  MoveSearch,
  WriteResult,
} from './written-entries.ts';
