/**
 * Days off and days with other hours: a calendar to pick them in, and a line of text for each.
 *
 * Design: these are always dates of the schedule's zone, never instants, so no browser's zone can shift a picked day.
 */
export { DaysOff } from './days-off.tsx';
export { overridesText } from './overrides-text.ts';
