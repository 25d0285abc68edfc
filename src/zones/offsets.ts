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

/** Returns how many minutes the clocks of `zone` are ahead of those of `other` at an instant. */
export function minutesAhead(zone: ZoneName, other: ZoneName, instant: Instant): number {
  const [here, there] = [toLocalTime(instant, zone), toLocalTime(instant, other)];
  return daysBetween(there.date, here.date) * 1440 + (here.hour - there.hour) * 60 + here.minute - there.minute;
}

/** Writes a zone's offset at an instant as people do: `GMT+1`, `GMT+5:30`, `GMT`. */
export function offsetName(zone: ZoneName, instant: Instant): string {
  const minutes = minutesAhead(zone, utc, instant);
  if (minutes === 0) return 'GMT';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  // A real minus sign is as wide as the plus above it in a list.
  return `GMT${minutes < 0 ? '\u2212' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** Writes the offsets of a zone in what is left of a month: two where its clocks change. No zone changes twice in one. */
export function offsetsOfMonth(zone: ZoneName, month: LocalDate, now: Instant): string {
  const offsets = [month, addMonths(month, 1)].map((first) =>
    offsetName(zone, asInstant(Math.max(now, midnightOf(first, zone)))),
  );
  return [...new Set(offsets)].join(' / ');
}

/** Returns when a date begins by the clocks of a zone, as its offset is about then. */
function midnightOf(date: LocalDate, zone: ZoneName): number {
  const inUtc = Date.parse(date);
  return inUtc - minutesAhead(zone, utc, asInstant(inUtc)) * minuteMillis;
}
