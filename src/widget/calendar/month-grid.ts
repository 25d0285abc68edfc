import { addDays, addMonths, type LocalDate, laterOf, startOfWeek } from '../../time/index.ts';

/** Days of a week across, weeks down: every month has six rows, so that its height never changes. */
export const daysAcross = 7;
const weeksDown = 6;

const daysShown = daysAcross * weeksDown;

/** A range of dates, including both ends. */
export type DateRange = { readonly start: LocalDate; readonly end: LocalDate };

export type GridDay = {
  readonly date: LocalDate;
  /** Days before the month leave their place empty. Days after it continue the grid. */
  readonly place: 'before' | 'within' | 'after';
};

export type MonthView = {
  /** The first of the month. */
  readonly month: LocalDate;
  readonly today: LocalDate;
  /** 0 Sunday to 6 Saturday. */
  readonly weekStart: number;
};

/** Returns six weeks of days. In the current month, the first week is the one with today. */
export function monthGrid({ month, today, weekStart }: MonthView): GridDay[][] {
  const start = laterOf(startOfWeek(month, weekStart), startOfWeek(today, weekStart));
  const nextMonth = addMonths(month, 1);
  return Array.from({ length: weeksDown }, (_, week) =>
    Array.from({ length: daysAcross }, (_, day): GridDay => {
      const date = addDays(start, week * daysAcross + day);
      return { date, place: date < month ? 'before' : date < nextMonth ? 'within' : 'after' };
    }),
  );
}

/**
 * Returns the dates in UTC to request, so that the grid of a month is complete in any zone and for any first day of the
 * week: no clock is more than a day from UTC. One response serves every zone, so the zone can change without a request.
 */
export function datesToRequest(month: LocalDate, todayInUtc: LocalDate): DateRange {
  const first = laterOf(month, addDays(todayInUtc, -1));
  const last = addDays(laterOf(month, addDays(todayInUtc, 1)), daysShown - 1);
  return { start: addDays(first, -1), end: addDays(last, 1) };
}

/** Returns the first and the last date that a grid shows. */
export function datesShown(grid: readonly (readonly GridDay[])[]): DateRange {
  const days = grid.flat().filter(({ place }) => place !== 'before');
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('A month grid is never empty.');
  return { start: first.date, end: last.date };
}
