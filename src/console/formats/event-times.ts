import {
  addDays,
  dayMillis,
  type Instant,
  type Interval,
  type LocalDate,
  toLocalTime,
  type ZoneName,
} from '../../time/index.ts';
import { writeUnambiguousRange, writeUnambiguousTime } from '../../zones/index.ts';
import { locale } from '../words/index.ts';
import { dateRangeText } from './dates.ts';
import { hostCycle, hostZone } from './host-clock.ts';
import { capitalized, closeUnits, withComma } from './punctuation.ts';

/** Returns `15:00–15:30`, in a zone, with offsets where the clocks show a time twice. @default the host's zone */
export function rangeIn(time: Interval, zone: ZoneName = hostZone()): string {
  return writeUnambiguousRange(locale().formats, { ...time, zone, cycle: hostCycle() });
}

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
    timeZone: zone,
    hourCycle: hostCycle(),
  });
  return format.formatRange(time.start, time.end);
}

/** Returns `15:00`, in a zone, with its offset where the clocks show it twice. @default the host's zone */
export function timeIn(instant: Instant, zone: ZoneName = hostZone()): string {
  return writeUnambiguousTime(locale().formats, { instant, zone, cycle: hostCycle() });
}

/** Returns `Today, Tuesday 24 November`; other days without the first word, other years with the year. */
export function dayHeading(date: LocalDate, now: Instant): string {
  const { formats, tag } = locale();
  const today = toLocalTime(now, hostZone()).date;
  const dateText = date.slice(0, 4) === today.slice(0, 4) ? formats.dayAndMonth(date) : formats.fullDate(date);
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  if (days < 0 || days > 1) return capitalized(dateText);
  const word = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  return withComma(capitalized(word), dateText);
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
  const units = parts.filter((part) => part !== false);
  return closeUnits(new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' }).format(units));
}
