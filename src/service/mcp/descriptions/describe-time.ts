import {
  datePartsOf,
  type Instant,
  type LocalDate,
  toLocalTime,
  weekdayOf,
  type ZoneName,
} from '../../../time/index.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Returns a date with its weekday, `Thu 3 Dec 2026`, because models miscount weekdays. */
export function describeDate(date: LocalDate): string {
  const { year, month, day } = datePartsOf(date);
  const weekday = weekdayOf(date);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1, 3)} ${day} ${months[month - 1]} ${year}`;
}

/** Returns what the clocks of a zone show, `10:00`. */
export function describeClock(instant: Instant, zone: ZoneName): string {
  const { hour, minute } = toLocalTime(instant, zone);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns an instant in words, with its zone: `Thu 3 Dec 2026 10:00 Europe/Berlin`. */
export function describeInstant(instant: Instant, zone: ZoneName): string {
  return `${describeDate(toLocalTime(instant, zone).date)} ${describeClock(instant, zone)} ${zone}`;
}
