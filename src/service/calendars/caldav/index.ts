/**
 * Calendar servers (RFC 4791): finding the calendars of an account, reading them or what has changed in them (RFC
 * 6578), and writing single entries.
 *
 * Design: servers are asked only for complete entries. The servers we tried were wrong about busy times and recurring
 * events, so both are computed here.
 */

export { type CalendarMark, createCaldavClient } from './caldav-client.ts';
export { createCaldavEntries, entryAddress, type StoredEntry } from './caldav-entries.ts';
export type { DiscoveredAccount } from './discover-calendars.ts';
export { calendarIdOf } from './object-id.ts';
export type { ObjectReading } from './read-objects.ts';
export { parseAccess, type ServerAccess, writeAccess } from './server-access.ts';
