import { endOfDate, type Interval, type LocalDate, startOfDate, type ZoneName } from '../../time/index.ts';

/** The dates from one to another, both included. */
export type DateRange = { readonly from: LocalDate; readonly to: LocalDate };

/**
 * Returns the interval that holds every instant of a date range; a date that a zone skipped holds none.
 *
 * Where clocks were put back across midnight (St. John's until 2011, at 00:01), the interval also holds the one minute
 * of the next date that came before the repeated evening. `groupByDate` leaves that minute out if it gets the dates.
 */
export function rangeOfDates({ from, to }: DateRange, zone: ZoneName): Interval {
  return { start: startOfDate(from, zone), end: endOfDate(to, zone) };
}
