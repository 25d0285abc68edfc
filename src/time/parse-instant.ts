import { asInstant, dayMillis, type Instant, minuteMillis } from './instant.ts';
import { dayNumber, parseLocalDate } from './local-date.ts';

const clockPattern = /^[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:([Zz])|([+-])(\d{2}):?(\d{2}))$/;

const dateLength = 'YYYY-MM-DD'.length;

/** The date read last, and its number: a list of times repeats each date many times. */
let lastDate: { readonly text: string; readonly number: number | undefined } = { text: '', number: undefined };

/** The milliseconds of clock times that were read before. A list of times repeats them every day. */
const knownClocks = new Map<string, number>();
const maxClocks = 1000;

/**
 * Reads an ISO 8601 date-time with an offset or `Z` (RFC 3339, seconds optional). Drops parts of a millisecond. Returns
 * undefined for anything else, including a date or time that does not exist.
 */
export function parseInstant(text: string): Instant | undefined {
  const day = numberOfDate(text.slice(0, dateLength));
  if (day === undefined) return undefined;
  const clock = text.slice(dateLength);
  const millis = knownClocks.get(clock) ?? keepClock(clock, millisOfClock(clock));
  return millis === undefined ? undefined : asInstant(day * dayMillis + millis);
}

/** Reads an instant that our own server wrote. Throws if the text is not an instant. */
export function requireInstant(text: string): Instant {
  const instant = parseInstant(text);
  if (instant === undefined) throw new Error(`"${text}" is not a date-time with an offset.`);
  return instant;
}

/** Returns the number of days from 1970-01-01 to a date. Returns undefined if the date does not exist. */
function numberOfDate(text: string): number | undefined {
  if (lastDate.text !== text) {
    const date = parseLocalDate(text);
    lastDate = { text, number: date && dayNumber(date) };
  }
  return lastDate.number;
}

function keepClock(text: string, millis: number | undefined): number | undefined {
  if (knownClocks.size === maxClocks) knownClocks.clear();
  if (millis !== undefined) knownClocks.set(text, millis);
  return millis;
}

/**
 * Returns the milliseconds from midnight in UTC to a clock with an offset. Returns undefined if there is no such time.
 */
function millisOfClock(text: string): number | undefined {
  const match = clockPattern.exec(text);
  if (!match) return undefined;
  // By index: destructuring takes twice as long on a page that has just loaded.
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  const second = Number(match[3] ?? 0);
  const offsetHour = Number(match[7] ?? 0);
  const offsetMinute = Number(match[8] ?? 0);
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return undefined;
  const offset = (offsetHour * 60 + offsetMinute) * (match[6] === '-' ? -1 : 1);
  const millis = second * 1000 + Number((match[4] ?? '').padEnd(3, '0').slice(0, 3));
  return (hour * 60 + minute - offset) * minuteMillis + millis;
}
