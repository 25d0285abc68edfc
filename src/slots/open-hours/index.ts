/**
 * Reads a schedule's weekly hours into the hours that are open in a range, and lists the starts within them.
 *
 * The decision behind it: a range is split where the zone's offset changes, so that within each piece wall time and
 * elapsed time advance together.
 */
export { dateOfStart, listStarts, type OpenHours, readOpenHours, readWeek, splitIntoWeeks } from './open-hours.ts';
