import { endOfDate, type Interval, type LocalDate, startOfDate, type ZoneName } from '../time/index.ts';

/** Two dates and all between, both included. */
export type Dates = { readonly from: LocalDate; readonly to: LocalDate };

/**
 * Returns the interval that holds every instant of some dates (rule R1); a date that a zone skipped has none.
 *
 * Where clocks were put back over midnight itself (St. John's until 2011, at 00:01), the interval also holds the minute
 * of the next date that came before the second evening: `groupByDate` leaves it out when told the dates.
 */
export function rangeOfDates({ from, to }: Dates, zone: ZoneName): Interval {
  return { start: startOfDate(from, zone), end: endOfDate(to, zone) };
}
