/**
 * What a schedule can contain: the periods of each weekday, and the dates with other hours.
 *
 * The decision behind it: an error names the one period or date that is wrong and the one it conflicts with, so the
 * checks walk the list and point into it.
 */
export { AvailabilityChange, AvailabilityDraft } from './availability.ts';
