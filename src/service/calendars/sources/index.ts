/**
 * Reading a source, the first time and again: a feed, or the calendars of an account on a server.
 *
 * The decision behind it: of a server's calendar the content of each object is stored, as busy times alone, so that only
 * what has changed needs to be read, and only what that touches to be loaded. All of it is still read once a day,
 * because the known range moves on.
 */
export { type PreparedSource, prepareSource } from './prepare-source.ts';
export { readSource } from './read-source.ts';
export type { ReadOptions } from './source-reader.ts';
