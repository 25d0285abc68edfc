import { asInstant, type Instant, minuteMillis } from './instant.ts';
import { dayNumber, parseLocalDate } from './local-date.ts';

const pattern =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:([Zz])|([+-])(\d{2}):?(\d{2}))$/;

/** The date read last, and its number: a list of times names each date many times. */
let known: { readonly text: string; readonly number: number | undefined } = { text: '', number: undefined };

/**
 * Reads an ISO 8601 date-time that says where on Earth it is: an offset or `Z` is required (RFC 3339, seconds optional).
 * Parts of a millisecond are dropped. Returns undefined for anything else, an unreal date or time included.
 */
export function parseInstant(text: string): Instant | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  // By index: to destructure takes a page that has just loaded twice as long.
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

/** Returns the number of the day that a date names, counted from 1970-01-01; undefined if there is no such day. */
function numberOfDate(text: string): number | undefined {
  if (known.text !== text) {
    const date = parseLocalDate(text);
    known = { text, number: date && dayNumber(date) };
  }
  return known.number;
}
