import { dayNumber, type Instant, type LocalDate, minuteMillis, type ZoneName } from '../time/index.ts';

export type HourCycle = 'h12' | 'h23';

/** How dates and times are written in one language. */
export type Formats = {
  readonly tag: string;
  /** `Tuesday 24 November 2026` */
  readonly fullDate: (date: LocalDate) => string;
  /** `Tuesday 24 November`, which breaks after the weekday alone */
  readonly dayAndMonth: (date: LocalDate) => string;
  /** `Tue 24 Nov` */
  readonly shortDate: (date: LocalDate) => string;
  /** `November` and `2026` in the language's order; `isMonth` marks the first. */
  readonly monthAndYear: (month: LocalDate) => readonly { readonly text: string; readonly isMonth: boolean }[];
  /** `Dec` or `D` */
  readonly monthName: (date: LocalDate, width: 'narrow' | 'short') => string;
  readonly weekday: (date: LocalDate, width: 'narrow' | 'short' | 'long') => string;
  readonly dayOfMonth: (date: LocalDate) => string;
  /** `15:30` or `3:30 PM` */
  readonly time: (instant: Instant, zone: ZoneName, cycle: HourCycle) => string;
  /** The `Intl` format that writes the clock of a zone. */
  readonly clock: (zone: ZoneName, cycle: HourCycle) => Intl.DateTimeFormat;
};

/** Creates the formats of a language. Each `Intl` format is created once. */
export function createFormats(tag: string): Formats {
  const dateFormats = new Map<string, Intl.DateTimeFormat>();
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = JSON.stringify(options);
    const dateFormat = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, { calendar: 'gregory', ...options });
    dateFormats.set(key, dateFormat);
    return dateFormat;
  };
  const write = (date: LocalDate, options: Intl.DateTimeFormatOptions) =>
    format({ ...options, timeZone: 'UTC' }).format(noonOf(date));
  const writeUnbroken = (date: LocalDate, options: Intl.DateTimeFormatOptions) =>
    normalizeComma(tag, keepDayWithMonth(format({ ...options, timeZone: 'UTC' }).formatToParts(noonOf(date))));
  const monthAndYear = () => format({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  // Number formats take a slow phone a while to load, so only languages with digits other than 0 to 9 use them.
  const isPlain = monthAndYear().resolvedOptions().numberingSystem === 'latn';
  const figureOf = isPlain ? String : new Intl.NumberFormat(tag).format;
  const clock = (timeZone: string, hourCycle: HourCycle) =>
    format({ timeZone, hourCycle, hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit' });
  return {
    tag,
    fullDate: (date) =>
      normalizeComma(tag, write(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })),
    dayAndMonth: (date) => writeUnbroken(date, { weekday: 'long', day: 'numeric', month: 'long' }),
    shortDate: (date) => writeUnbroken(date, { weekday: 'short', day: 'numeric', month: 'short' }),
    monthAndYear: (month) =>
      monthAndYear()
        .formatToParts(noonOf(month))
        .map(({ type, value }) => ({ text: value, isMonth: type === 'month' })),
    monthName: (date, width) => write(date, { month: width }),
    weekday: (date, width) => write(date, { weekday: width }),
    // Some languages write "24日". In a calendar the figure is enough.
    dayOfMonth: (date) => figureOf(Number(date.slice(-2))),
    time: (instant, zone, cycle) => normalizeClock(tag, clock(zone, cycle).format(instant)),
    clock,
  };
}

/** Returns whether people of a locale use a 12-hour or a 24-hour clock. */
export function hourCycleOf(tag: string): HourCycle {
  const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23';
}

// Browsers disagree on the comma in "Tuesday, 24 November 2026" in British English, so it is removed. German and Polish
// require theirs.
function normalizeComma(tag: string, date: string): string {
  return /^en\b/.test(tag) ? date.replace(/^(\p{L}+), (\d)/u, '$1 $2') : date;
}

/**
 * Corrects a clock time or a range from `Intl`. In Hebrew, ranges and times with "PM" run from left to right and are
 * isolated, or the text around them would reverse them. In Japanese, `15時30分` in a range becomes `15:30`, as in single
 * times.
 */
export function normalizeClock(tag: string, clock: string): string {
  if (/^he\b/.test(tag) && /[–M]/.test(clock)) return `\u2066${clock}\u2069`;
  return clock.replace(/(\d)時(\d\d)分/g, '$1:$2');
}

/** Joins a date so that a line never breaks between the day and the month. */
function keepDayWithMonth(parts: readonly Intl.DateTimeFormatPart[]): string {
  const isDayOrMonth = (index: number) => /^(day|month)$/.test(parts[index]?.type ?? '');
  return parts
    .map(({ value }, index) =>
      isDayOrMonth(index - 1) && isDayOrMonth(index + 1) ? value.replace(/\s/g, '\u00a0') : value,
    )
    .join('');
}

function noonOf(date: LocalDate): number {
  return (dayNumber(date) * 24 + 12) * 60 * minuteMillis;
}
