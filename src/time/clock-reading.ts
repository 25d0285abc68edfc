import type { Instant } from './instant.ts';
import type { LocalDate } from './local-date.ts';
import type { ZoneName } from './zone-name.ts';

/** What the clocks of a zone show at an instant, to the minute. */
export type ClockReading = {
  readonly date: LocalDate;
  readonly hour: number;
  readonly minute: number;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Reads the clocks of a zone at an instant, to the minute.
 *
 * Asks `Intl` alone, so that a page can show its first calendar without the weight of luxon, which everything that
 * goes the other way, from a wall time to an instant, needs.
 */
export function readClock(instant: Instant, zone: ZoneName): ClockReading {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatFor(zone).formatToParts(instant)) parts[type] = value;
  const date = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}` as LocalDate; // what Intl wrote
  return { date, hour: Number(parts.hour), minute: Number(parts.minute) };
}

function formatFor(zone: ZoneName): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}
