import {
  addDays,
  datePartsOf,
  type Instant,
  type LocalDate,
  localDate,
  startOfDate,
  startOfMonth,
  utc,
} from '../../time/index.ts';

/** A calendar month, written as its first day. Months compare as their strings do. */
export type Month = LocalDate;

/** Two dates and all between them. */
export type DateRange = { readonly start: LocalDate; readonly end: LocalDate };

/** The last month: a request cannot name a date of a five-digit year. */
const lastMonth: Month = localDate(9999, 12, 1);

/** Returns the next month, or undefined after December 9999. */
export function monthAfter(month: Month): Month | undefined {
  const { year, month: number } = datePartsOf(month);
  return month >= lastMonth ? undefined : localDate(year, number + 1, 1);
}

/** A month, and when it has ended in every zone. */
export type RequestedMonth = { readonly month: Month; readonly endsAt: Instant };

/** Returns the months that a range of dates touches. Both dates are included. */
export function monthsOf({ start, end }: DateRange): RequestedMonth[] {
  const months: RequestedMonth[] = [];
  for (let month: Month | undefined = startOfMonth(start); month && month <= end; month = monthAfter(month)) {
    months.push({ month, endsAt: startOfDate(addDays(windowOf(month).end, 1), utc) });
  }
  return months;
}

/**
 * Returns the dates of UTC in which the clocks of any zone show a date of the month: one more day on both sides, since
 * no zone was ever farther from UTC.
 */
export function windowOf(month: Month): DateRange {
  const next = monthAfter(month);
  return { start: addDays(month, -1), end: next ?? localDate(9999, 12, 31) };
}
