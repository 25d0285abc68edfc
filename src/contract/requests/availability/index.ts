/**
 * What a schedule may hold: its periods on each weekday, and the dates on which it differs.
 *
 * The decision behind it: an error names the one period or date that is wrong and the one that it conflicts with, so the
 * checks walk the list and point into it.
 */
export { AvailabilityChange, AvailabilityDraft } from './availability.ts';
