/**
 * The hours of a week, and the inputs for the periods of a day.
 *
 * Design: an entry is corrected where the person sees it, never silently on the server. Hours that overlap are joined
 * when the row is left, and hours past midnight are offered to the next day.
 */
export { PeriodInputs } from './period-inputs.tsx';
export { WeekHours } from './week-hours.tsx';
