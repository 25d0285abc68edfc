/**
 * What takes too long to be done beside bookings: reading large files, and the long answers of calendar servers.
 *
 * The decision behind it: a thread is started for each, one at a time, with limits of time and memory. One that runs out
 * of either ends alone, and its calendar counts as one that cannot be read.
 */
export { readBounded } from './read-bounded.ts';
export { mostInlineBytes, runInThread } from './run-in-thread.ts';
export { type FileSummary, intervalsOf } from './summarize.ts';
