/**
 * What takes too long to be done beside bookings: reading large files, and the long answers of calendar servers.
 *
 * The decision behind it: a thread is started for each, one at a time, with limits of time and memory. One that runs out
 * of either ends alone, and its calendar counts as one that cannot be read.
 */
export { readBounded, readListingBounded, readObjectsBounded, type WholeFile } from './read-bounded.ts';
export { countTimes, type ObjectsSummary } from './summarize-objects.ts';
