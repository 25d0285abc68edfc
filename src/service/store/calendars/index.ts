/**
 * The connected calendars of hosts: where they are, and their busy times.
 *
 * Design: only the time of an entry is stored. Titles, places and people are not in the database, so no backup and no
 * query can reveal them.
 */
export { createBusySummaries } from './busy-summaries.ts';
export { createBusyTimes, findForeignBusyTimes, foreignBusyTimes } from './busy-times.ts';
export { createDisconnectedSources } from './disconnected-sources.ts';
export { createDeletedEntries, createMovedEntries, findForeignTimesWithout } from './entries/index.ts';
export { createCalendarFeeds } from './feeds.ts';
export { type AccountUser, findUsersByEmail, listCalendarOwners } from './owners.ts';
export { createReadings } from './readings.ts';
export { createRecentBusyTimes, type FindForeignTimes } from './recent-busy-times.ts';
export { createCalendarSources } from './sources.ts';
export { forgetReadings } from './update-source.ts';
