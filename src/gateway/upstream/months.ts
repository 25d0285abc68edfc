import { addDays, datePartsOf, type Instant, type LocalDate, localDate, startOfDate, utc } from '../../time/index.ts';

/** A month of the calendar, as its first day; months compare as their strings do. */
export type Month = LocalDate;

/** Two dates and all between them. */
export type Dates = { readonly start: LocalDate; readonly end: LocalDate };

/** The last month there is: dates of five-digit years cannot be reached for. */
const lastMonth: Month = localDate(9999, 12, 1);

/** Returns the month that holds a date. */
export function monthOf(date: LocalDate): Month {
  const { year, month } = datePartsOf(date);
  return localDate(year, month, 1);
}

/** Returns the month after, or undefined after December 9999. */
export function monthAfter(month: Month): Month | undefined {
  const { year, month: number } = datePartsOf(month);
  return month >= lastMonth ? undefined : localDate(year, number + 1, 1);
}

/** A month, and when all of it is over in every zone. */
export type RequestedMonth = { readonly month: Month; readonly endsAt: Instant };

/** Returns the months that two dates and all between them touch. */
export function monthsOf({ start, end }: Dates): RequestedMonth[] {
  const months: RequestedMonth[] = [];
  for (let month: Month | undefined = monthOf(start); month && month <= end; month = monthAfter(month)) {
    months.push({ month, endsAt: startOfDate(addDays(windowOf(month).end, 1), utc) });
  }
  return months;
}

/**
 * Returns the dates of UTC within which every zone's clocks show a date of the month: a day more on both sides, since
 * no zone was ever farther from UTC.
 */
export function windowOf(month: Month): Dates {
  const next = monthAfter(month);
  return { start: addDays(month, -1), end: next ?? localDate(9999, 12, 31) };
}
