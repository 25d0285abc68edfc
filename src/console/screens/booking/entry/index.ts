/**
 * Says that a host has deleted or moved the entry of a booking in their calendar.
 *
 * Design: a calendar program changes nothing about a booking, so the page asks what the host has meant.
 */
export { DeletedEntry } from './deleted-entry.tsx';
export { MovedEntry } from './moved-entry.tsx';
