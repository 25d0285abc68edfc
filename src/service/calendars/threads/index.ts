/**
 * Work that takes too long beside bookings: reading large files, and the long responses of calendar servers.
 *
 * Design: each job is done in a thread, one after the other, with limits of time and memory. What runs out of either
 * ends alone, and its calendar counts as one that cannot be read. The thread pauses most of the time, since minutes do
 * not matter; work that someone waits for has threads of its own.
 */

export { nextStepOf } from './next-step-of.ts';
export { readBounded, readListingBounded, readObjectsBounded, type WholeFile } from './read-bounded.ts';
export { isAwaited, type ThreadTicket } from './run-in-thread.ts';
export { countTimes, type ObjectsSummary } from './summarize-objects.ts';
