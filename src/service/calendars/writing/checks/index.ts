/**
 * Checks what hosts have done in their calendars with the entries of our events.
 *
 * Design: an entry that is missing from a list is also looked up by its address and in the other calendars, because a
 * host must not be asked about a deletion that never happened.
 */
export { checkEntries } from './check-entries.ts';
