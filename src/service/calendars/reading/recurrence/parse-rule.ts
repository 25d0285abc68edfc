import { parseTime, type WrittenTime } from '../calendar-time.ts';

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

export type Frequency = (typeof frequencies)[number];

/** What happens to days that a month does not have (RFC 7529, 4.1): left out, or the nearest day before or after. */
const skips = ['OMIT', 'BACKWARD', 'FORWARD'] as const;

export type Skip = (typeof skips)[number];

/** A weekday of a rule: `{ weekday: 1, nth: -1 }` is the last Monday. */
export type RuleDay = { readonly weekday: number; readonly nth: number };

/** A rule as it is written; an empty list leaves a part open. */
export type Rule = {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number | undefined;
  readonly until: WrittenTime | undefined;
  readonly byMonth: readonly number[];
  readonly byWeek: readonly number[];
  readonly byYearDay: readonly number[];
  readonly byMonthDay: readonly number[];
  readonly byDay: readonly RuleDay[];
  readonly byHour: readonly number[];
  readonly byMinute: readonly number[];
  readonly bySecond: readonly number[];
  readonly byPosition: readonly number[];
  /** The ISO 8601 number of the day on which weeks begin. */
  readonly weekStart: number;
  readonly skip: Skip;
};

/** The weekdays, each at its ISO 8601 number minus one. */
const dayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Parses a rule. Returns undefined if a part is wrong. */
export function parseRule(text: string): Rule | undefined {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [name = '', value = ''] = part.split('=').map((text) => text.trim().toUpperCase());
    // Ignore empty parts.
    if (name !== '' && value !== '') parts.set(name, value);
  }
  const frequency = frequencies.find((known) => known === parts.get('FREQ'));
  // Recurrences in calendars other than the Gregorian one are not supported.
  if (!frequency || (parts.get('RSCALE') ?? 'GREGORIAN') !== 'GREGORIAN') return undefined;
  try {
    const until = parts.get('UNTIL');
    const rule: Rule = {
      frequency,
      interval: parts.has('INTERVAL') ? wholeNumber(parts.get('INTERVAL'), { min: 1, max: 1_000_000_000 }) : 1,
      count: parts.has('COUNT') ? wholeNumber(parts.get('COUNT'), { min: 0, max: 1_000_000_000 }) : undefined,
      until: until === undefined ? undefined : (parseTime(until) ?? wrong()),
      byMonth: numbers(parts.get('BYMONTH'), { min: 1, max: 12 }),
      byWeek: numbers(parts.get('BYWEEKNO'), { min: -53, max: 53 }),
      byYearDay: numbers(parts.get('BYYEARDAY'), { min: -366, max: 366 }),
      byMonthDay: numbers(parts.get('BYMONTHDAY'), { min: -31, max: 31 }),
      byDay: listOf(parts.get('BYDAY')).map(parseDay),
      byHour: numbers(parts.get('BYHOUR'), { min: 0, max: 23 }),
      byMinute: numbers(parts.get('BYMINUTE'), { min: 0, max: 59 }),
      bySecond: numbers(parts.get('BYSECOND'), { min: 0, max: 60 }),
      byPosition: numbers(parts.get('BYSETPOS'), { min: -366, max: 366 }),
      weekStart: weekdayOf(parts.get('WKST') ?? 'MO'),
      skip: skips.find((known) => known === (parts.get('SKIP') ?? 'OMIT')) ?? wrong(),
    };
    return canSkip(rule) ? rule : undefined;
  } catch (error) {
    if (error instanceof WrongPart) return undefined;
    throw error;
  }
}

class WrongPart extends Error {}

function wrong(): never {
  throw new WrongPart();
}

/** Days that a month does not have are replaced only where nothing but their number in the month names them. */
function canSkip({ skip, byMonthDay, byDay, byYearDay, byWeek }: Rule): boolean {
  if (skip === 'OMIT') return true;
  const isByNumber = byDay.length === 0 && byMonthDay.every((day) => day > 0);
  return byYearDay.length + byWeek.length === 0 && (byMonthDay.length === 0 || isByNumber);
}

function listOf(text: string | undefined): string[] {
  // Remove duplicates: a list may be as long as the file.
  return [...new Set((text ?? '').split(',').map((each) => each.trim()))].filter((each) => each !== '');
}

/** The least and the greatest number. If negative ones are allowed, the number is a position, and never 0. */
type Bounds = { readonly min: number; readonly max: number };

function numbers(text: string | undefined, bounds: Bounds): number[] {
  return listOf(text).map((each) => wholeNumber(each, bounds));
}

function wholeNumber(text: string | undefined, { min, max }: Bounds): number {
  const number = /^\s*[+-]?\d{1,9}\s*$/.test(text ?? '') ? Number(text) : Number.NaN;
  const isPosition = min < 0;
  return number >= min && number <= max && !(isPosition && number === 0) ? number : wrong();
}

function parseDay(text: string): RuleDay {
  const match = /^\s*([+-]?\d{1,2})?([A-Z]{2})\s*$/.exec(text);
  if (!match) return wrong();
  const nth = Number(match[1] ?? 0);
  if (Math.abs(nth) > 53 || (nth === 0 && match[1] !== undefined)) return wrong();
  return { weekday: weekdayOf(match[2] ?? ''), nth };
}

function weekdayOf(name: string): number {
  const index = dayNames.indexOf(name);
  return index < 0 ? wrong() : index + 1;
}
