/** A day of the Gregorian calendar with no zone, written `YYYY-MM-DD`; dates compare as their strings do. */
export type LocalDate = string & { readonly __brand: 'LocalDate' };

/** The weekdays as the API names them; the position is ISO 8601's number less one. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The name of a weekday. */
export type Weekday = (typeof weekdays)[number];

/** The numbers of a date; `month` and `day` count from 1. */
export type DateParts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
};

const daysFrom0000To1970 = 719_468; // from 1 March of the year 0, where eras begin

/** Returns `text` as a date if it is a real day in the form `YYYY-MM-DD`, years 0001 to 9999, else undefined. */
export function parseLocalDate(text: string): LocalDate | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return text as LocalDate; // just checked
}

/** Builds a date from its parts; a month or a day outside its bounds carries over, as in 2026, 14, 0. */
export function localDate(year: number, month: number, day: number): LocalDate {
  const carriedYear = year + Math.floor((month - 1) / 12);
  const carriedMonth = ((((month - 1) % 12) + 12) % 12) + 1;
  return dateOfDayNumber(dayNumberOf(carriedYear, carriedMonth, 1) + day - 1);
}

/** Splits a date into numbers. */
export function datePartsOf(date: LocalDate): DateParts {
  return {
    // From the end: arithmetic past 9999-12-31, the last date a request can name, gives years of five digits.
    year: Number(date.slice(0, -6)),
    month: Number(date.slice(-5, -3)),
    day: Number(date.slice(-2)),
  };
}

/** Returns the date `days` calendar days later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Returns the same day `months` later, or that month's last day where it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = datePartsOf(date);
  const first = datePartsOf(localDate(year, month + months, 1));
  return localDate(first.year, first.month, Math.min(day, daysInMonth(first.year, first.month)));
}

/** Returns the first day of the month of a date. */
export function startOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, -2)}01` as LocalDate; // every month has a first day
}

/** Returns how many days after `from` the date `to` is. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Returns the weekday as ISO 8601 numbers it: 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: LocalDate): number {
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1; // 1970-01-01 was a Thursday
}

/** Returns the weekday's name. */
export function weekdayOf(date: LocalDate): Weekday {
  // The index is 0 to 6 by construction.
  return weekdays[isoWeekday(date) - 1] as Weekday;
}

/**
 * Returns the first day of the week that holds `date`, for weeks beginning on `firstWeekday` (0 Sunday to 6 Saturday).
 */
export function startOfWeek(date: LocalDate, firstWeekday: number): LocalDate {
  return addDays(date, -((isoWeekday(date) - firstWeekday + 7) % 7));
}

/** Returns the day's number counted from 1970-01-01, which is 0. */
export function dayNumber(date: LocalDate): number {
  const { year, month, day } = datePartsOf(date);
  return dayNumberOf(year, month, day);
}

/** Returns the date of a day number, the reverse of `dayNumber`. */
export function dateOfDayNumber(number: number): LocalDate {
  // Howard Hinnant's civil-from-days: years begin in March, so that the leap day comes last.
  const dayNumber = number + daysFrom0000To1970;
  const era = Math.floor(dayNumber / 146_097);
  const dayOfEra = dayNumber - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as LocalDate; // real by construction
}

/** Writes a whole number with leading zeros. */
export function pad(number: number, width: number): string {
  return String(number).padStart(width, '0');
}

function daysInMonth(year: number, month: number): number {
  return dayNumberOf(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - dayNumberOf(year, month, 1);
}

function dayNumberOf(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - daysFrom0000To1970;
}
