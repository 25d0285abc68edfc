/**
 * Days off and days with other hours: a calendar to pick them in, and a line of text for each.
 *
 * The decision behind it: these are dates of the schedule's zone from end to end, never instants, so no browser's zone can
 * shift a day that was picked.
 */
export { DaysOff } from './days-off.tsx';
