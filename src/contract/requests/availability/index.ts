/**
 * What a schedule can contain: the periods of each weekday, and the dates with other hours.
 *
 * Design: an error names the wrong period or date and the one it conflicts with, so the checks go through the list and
 * point to its entries.
 */
export { AvailabilityChange, AvailabilityDraft } from './availability.ts';
