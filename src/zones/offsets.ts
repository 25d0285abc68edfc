import {
  addMonths,
  asInstant,
  daysBetween,
  type Instant,
  type LocalDate,
  minuteMillis,
  toLocalTime,
  utc,
  type ZoneName,
} from '../time/index.ts';

/** Returns how many minutes `zone` is ahead of `other` at an instant. */
export function minutesAhead(zone: ZoneName, other: ZoneName, instant: Instant): number {
  const [here, there] = [toLocalTime(instant, zone), toLocalTime(instant, other)];
  return daysBetween(there.date, here.date) * 1440 + (here.hour - there.hour) * 60 + here.minute - there.minute;
}

/** Writes the offset of a zone at an instant: `GMT+1`, `GMT+5:30`, `GMT`. */
export function offsetName(zone: ZoneName, instant: Instant): string {
  return writeOffset(minutesAhead(zone, utc, instant));
}

/** Writes minutes ahead of UTC in the same way. */
export function writeOffset(minutes: number): string {
  if (minutes === 0) return 'GMT';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  // A real minus sign is as wide as the plus above it in a list.
  return `GMT${minutes < 0 ? '\u2212' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** A month, without its past days. */
export type MonthAhead = { readonly month: LocalDate; readonly now: Instant };

/**
 * Returns how many minutes a zone is ahead of UTC in a month: two numbers if its clocks change. No zone changes its
 * clocks twice in a month.
 */
export function minutesAheadInMonth(zone: ZoneName, { month, now }: MonthAhead): number[] {
  const minutes = [month, addMonths(month, 1)].map((first) =>
    minutesAhead(zone, utc, asInstant(Math.max(now, midnightOf(first, zone)))),
  );
  return [...new Set(minutes)];
}

/** Writes those offsets: `GMT+1`, or `GMT+1 / GMT+2`. */
export function offsetsOfMonth(zone: ZoneName, ahead: MonthAhead): string {
  return minutesAheadInMonth(zone, ahead).map(writeOffset).join(' / ');
}

/** Returns roughly when a date begins in a zone: by its offset at midnight UTC. */
function midnightOf(date: LocalDate, zone: ZoneName): number {
  const inUtc = Date.parse(date);
  return inUtc - minutesAhead(zone, utc, asInstant(inUtc)) * minuteMillis;
}
