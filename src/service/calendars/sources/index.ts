/**
 * Reading a source, the first time and again: a feed, or the calendars of an account on a server.
 *
 * Design: for a calendar on a server, the content of each object is stored, as busy times only, so that only changes
 * need to be read, and only the times they touch to be loaded. The whole calendar is still read once a day, because the
 * known range advances.
 */
export { listAgain } from './list-again.ts';
export { maxCalendars, type PreparedSource, prepareSource } from './prepare-source.ts';
export { readBusyExcept } from './read-busy-except.ts';
export { readParts } from './read-source.ts';
export type { ReadOptions, SourceReader, SourceReading } from './source-reader.ts';
