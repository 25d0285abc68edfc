/**
 * Dates of a zone: the range that two dates bound, and slots by the date of their start.
 *
 * The decision behind it: dates only bound and group. Which instants are slots is decided before, in the schedule's
 * zone.
 */
export { type DateRange, rangeOfDates } from './date-range.ts';
export { groupByDate } from './group-by-date.ts';
