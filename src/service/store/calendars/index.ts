/**
 * A host's other calendars: where they are, and when they say the host is busy.
 *
 * The decision behind it: of a foreign entry nothing is kept but its time. Titles, places and people are not in the
 * database, so no backup and no query can show them.
 */
export { createBusyTimes, findForeignBusyTimes } from './busy-times.ts';
export { createCalendarSources } from './sources.ts';
