/**
 * The entries of our events in the calendars of hosts: which of them a host has deleted or moved.
 *
 * Design: neither changes the event. The host is asked what to do: their answer changes the event as usual, or has the
 * entry written again.
 */
export { createDeletedEntries, forgetDeletions } from './deleted-entries.ts';
export { findForeignTimesWithout } from './find-times-without.ts';
export { createMovedEntries } from './moved-entries.ts';
