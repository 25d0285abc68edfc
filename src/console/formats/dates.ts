import type { Period } from '../../contract/index.ts';
import { writeRange } from '../../language/index.ts';
import {
  addDays,
  asInstant,
  dayMillis,
  dayNumber,
  type Instant,
  type LocalDate,
  localDate,
  minuteMillis,
  utc,
  type Weekday,
  weekdays,
} from '../../time/index.ts';
import { locale } from '../words/index.ts';
import { hostCycle } from './host-clock.ts';

const noonMillis = 12 * 60 * minuteMillis;
const someMonday = localDate(2024, 1, 1);

/** Returns `24–26 December` for two dates, `YYYY-MM-DD`. Adds the year if it differs from `today`. */
export function dateRangeText({ from, to }: { from: string; to: string }, today: LocalDate): string {
  const isThisYear = from.slice(0, 4) === today.slice(0, 4) && to.slice(0, 4) === today.slice(0, 4);
  const format = new Intl.DateTimeFormat(locale().tag, {
    ...({ day: 'numeric', month: 'long', timeZone: 'UTC', calendar: 'gregory' } as const),
    ...(!isThisYear && { year: 'numeric' }),
  });
  return format.formatRange(noonOf(from), noonOf(to));
}

/** Returns `09:00–12:30` for two clock times without a zone. */
export function periodText({ start, end }: Period): string {
  return writeRange(locale().formats, {
    start: instantOf(start),
    end: instantOf(end),
    zone: utc,
    cycle: hostCycle(),
  });
}

/** Returns `Monday` or `Mon`. */
export function weekdayName(weekday: Weekday, width: 'short' | 'long' = 'long'): string {
  return locale().formats.weekday(addDays(someMonday, weekdays.indexOf(weekday)), width);
}

/** Returns `November 2026`. */
export function monthText(month: LocalDate): string {
  const parts = locale().formats.monthAndYear(month);
  return parts.map(({ text }) => text).join('');
}

/** The most letters that fit over a day of a month on a phone. */
const maxLetters = 4;

/** Returns `Mon`, or `M` if the language's short names do not fit over a day of a month, as in Arabic. */
export function weekdayHeading(weekday: Weekday): string {
  const short = weekdayName(weekday, 'short');
  if (short.length <= maxLetters) return short;
  return locale().formats.weekday(addDays(someMonday, weekdays.indexOf(weekday)), 'narrow');
}

function noonOf(date: string): number {
  return dayNumber(date as LocalDate) * dayMillis + noonMillis; // the server sends only real dates
}

function instantOf(clock: string): Instant {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return asInstant((hours * 60 + minutes) * minuteMillis);
}
