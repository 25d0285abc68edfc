/**
 * The host's other calendars: where they are, when they were last read, and what was written to them.
 *
 * The decision behind it: what was read is kept with the time of the reading, so a calendar that has not been read for
 * too long is known to say nothing.
 */
export { hasNotBeenReadFor, staleMinutes, unreachableMinutes } from './calendar-age.ts';
export type {
  CalendarContent,
  CalendarLookups,
  CalendarObject,
  CalendarRecords,
  CalendarSource,
  CalendarWrites,
  ClaimedWrite,
  ConnectedCalendar,
  DeletedEntry,
  ForeignBusyTime,
  MissingEntry,
  NewSource,
  ObjectContent,
  OwnBusyTime,
  OwnFeed,
  OwnTime,
  ReadObjects,
  Sealed,
  SourceFailure,
  SourceReading,
  WriteResult,
} from './calendars.ts';
