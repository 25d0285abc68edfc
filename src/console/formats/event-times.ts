import { writeRange } from '../../language/index.ts';
import { addDays, type Instant, type Interval, type LocalDate, toLocalTime, type ZoneName } from '../../time/index.ts';
import { isRepeated, offsetName } from '../../zones/index.ts';
import { locale } from '../words/index.ts';
import { dateRangeText } from './dates.ts';
import { hostCycle, hostZone } from './host-clock.ts';
import { capitalized, closeUnits, withComma } from './punctuation.ts';

/**
 * Returns `15:00–15:30`, in a zone. In the night in which clocks are set back, it says by which clock: an hour that is
 * repeated would have no length, or end before it starts. @default the host's zone
 */
export function rangeIn(time: Interval, zone: ZoneName = hostZone()): string {
  const [first, last] = [offsetIn(time.start, zone), offsetIn(time.end, zone)];
  if (first !== last) return `${clockIn(time.start, zone)} ${first} – ${clockIn(time.end, zone)} ${last}`;
  const range = writeRange(locale().formats, { ...time, zone, cycle: hostCycle() });
  return isRepeated(time.start, zone) ? `${range} ${first}` : range;
}

const dayMillis = 86_400_000;

/**
 * Returns `15:00–15:30` in a zone, or `December 3–5` for whole days, or dates with times for more than 24 hours: the
 * times of a whole day are the same midnight twice.
 */
export function busyRangeIn(time: Interval, zone: ZoneName, now: Instant): string {
  const [from, to] = [toLocalTime(time.start, zone), toLocalTime(time.end, zone)];
  const isWholeDays = from.date < to.date && [from, to].every(({ hour, minute }) => hour === 0 && minute === 0);
  if (isWholeDays) {
    return dateRangeText({ from: from.date, to: addDays(to.date, -1) }, toLocalTime(now, zone).date);
  }
  if (time.end - time.start < dayMillis) return rangeIn(time, zone);
  const format = new Intl.DateTimeFormat(locale().tag, {
    ...({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', calendar: 'gregory' } as const),
    ...{ timeZone: zone, hourCycle: hostCycle() },
  });
  return format.formatRange(time.start, time.end);
}

/** Returns `15:00`, in a zone, with its offset if the hour is repeated there that night. @default the host's zone */
export function timeIn(instant: Instant, zone: ZoneName = hostZone()): string {
  const clock = clockIn(instant, zone);
  return isRepeated(instant, zone) ? `${clock} ${offsetIn(instant, zone)}` : clock;
}

function clockIn(instant: Instant, zone: ZoneName): string {
  return locale().formats.time(instant, zone, hostCycle());
}

/** Isolated, because Latin letters would turn around a line that is written from the right. */
function offsetIn(instant: Instant, zone: ZoneName): string {
  return `\u2066${offsetName(zone, instant)}\u2069`;
}

/** Returns `Today, Tuesday 24 November`; other days without the first word, other years with the year. */
export function dayHeading(date: LocalDate, now: Instant): string {
  const { formats, tag } = locale();
  const today = toLocalTime(now, hostZone()).date;
  const written = date.slice(0, 4) === today.slice(0, 4) ? formats.dayAndMonth(date) : formats.fullDate(date);
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  if (days < 0 || days > 1) return capitalized(written);
  const word = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  return withComma(capitalized(word), written);
}

/** Returns `45 minutes`, `1 hour` or `1 hour 30 minutes`. */
export function durationText(minutes: number): string {
  const { tag } = locale();
  const write = (count: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const parts = [
    days > 0 && write(days, 'day'),
    hours > 0 && write(hours, 'hour'),
    (minutes % 60 > 0 || minutes === 0) && write(minutes % 60, 'minute'),
  ];
  const written = parts.filter((part) => part !== false);
  return closeUnits(new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' }).format(written));
}
