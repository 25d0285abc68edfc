import { asInstant, type Instant, minuteMillis } from './instant.ts';
import { dayNumber, parseLocalDate } from './local-date.ts';

const pattern =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:([Zz])|([+-])(\d{2}):?(\d{2}))$/;

/** The date read last, and its number: a list of times repeats each date many times. */
let known: { readonly text: string; readonly number: number | undefined } = { text: '', number: undefined };

/**
 * Reads an ISO 8601 date-time with an offset or `Z` (RFC 3339, seconds optional). Drops parts of a millisecond. Returns
 * undefined for anything else, including a date or time that does not exist.
 */
export function parseInstant(text: string): Instant | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  // By index: destructuring takes twice as long on a page that has just loaded.
  const day = numberOfDate(match[1] ?? '');
  const hour = Number(match[2]);
  const minute = Number(match[3]);
  const second = Number(match[4] ?? 0);
  const offsetHour = Number(match[8] ?? 0);
  const offsetMinute = Number(match[9] ?? 0);
  if (day === undefined || hour > 23 || minute > 59 || second > 59) return undefined;
  if (offsetHour > 23 || offsetMinute > 59) return undefined;
  const offset = (offsetHour * 60 + offsetMinute) * (match[7] === '-' ? -1 : 1);
  const millis = second * 1000 + Number((match[5] ?? '').padEnd(3, '0').slice(0, 3));
  return asInstant((day * 1440 + hour * 60 + minute - offset) * minuteMillis + millis);
}

/** Returns the number of days from 1970-01-01 to a date. Returns undefined if the date does not exist. */
function numberOfDate(text: string): number | undefined {
  if (known.text !== text) {
    const date = parseLocalDate(text);
    known = { text, number: date && dayNumber(date) };
  }
  return known.number;
}
