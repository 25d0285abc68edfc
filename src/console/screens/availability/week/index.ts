/**
 * The hours of a week, and what periods of a day are entered with.
 *
 * The decision behind it: an entry is repaired where the person sees it, never silently on the server: hours that overlap
 * are joined when the row is left, and what runs past midnight is offered to the next day.
 */
export { PeriodInputs } from './period-inputs.tsx';
export { WeekHours } from './week-hours.tsx';
