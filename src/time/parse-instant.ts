import { asInstant, type Instant, minuteMillis } from './instant.ts';
import { dayNumber, parseLocalDate } from './local-date.ts';

const pattern =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:([Zz])|([+-])(\d{2}):?(\d{2}))$/;

/**
 * Reads an ISO 8601 date-time that says where on Earth it is: an offset or `Z` is required (RFC 3339, seconds optional).
 * Parts of a millisecond are dropped. Returns undefined for anything else, an unreal date or time included.
 */
export function parseInstant(text: string): Instant | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, day = '', hour, minute, second = '0', fraction = '', , sign, offsetHour = '0', offsetMinute = '0'] = match;
  const date = parseLocalDate(day);
  if (!date || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return undefined;
  const wallMinutes = dayNumber(date) * 1440 + Number(hour) * 60 + Number(minute);
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === '-' ? -1 : 1);
  const millis = Number(second) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
  return asInstant((wallMinutes - offset) * minuteMillis + millis);
}
