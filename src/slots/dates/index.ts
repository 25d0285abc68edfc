/**
 * Dates of a zone: the range between two dates, and slots by the date of their start.
 *
 * Design: dates only bound and group. Which instants are slots is decided earlier, in the schedule's zone.
 */
export { type DateRange, rangeOfDates } from './date-range.ts';
export { groupByDate } from './group-by-date.ts';
