/**
 * Which events are to be written into the calendars of their hosts, and which calendar holds which event.
 *
 * Design: a row says which change of an event a calendar is to hold, so that a result of an earlier attempt never
 * counts for a later change.
 */
export { adoptEntries } from './adopt-entries.ts';
export { createCalendarWrites } from './calendar-writes.ts';
export { isOnlyWritten } from './is-only-written.ts';
export { isAnyWrittenTo, recordCalendarWrites } from './record-calendar-writes.ts';
export { recordDisconnection } from './record-disconnection.ts';
