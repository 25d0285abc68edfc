/**
 * Reads the hours of a schedule, weekly and on single dates, into the open hours of a range, and lists the starts
 * within them.
 *
 * Design: a range is split where the zone's offset changes, so that within each piece wall time and elapsed time
 * advance together.
 */

export { isOverridden, readHoursOnDate, type ScheduledHours } from './hours-on-date.ts';
export { dateOfStart, isOpenAt, listStarts, type OpenHours, readOpenHours, splitIntoWeeks } from './open-hours.ts';
