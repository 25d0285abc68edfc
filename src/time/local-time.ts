import { dayMillis, type Instant } from './instant.ts';
import { dateOfDayNumber, type LocalDate } from './local-date.ts';
import type { ZoneName } from './zones/index.ts';

/** The date and the time of day in a zone, to the minute. */
export type LocalTime = {
  readonly date: LocalDate;
  readonly hour: number;
  readonly minute: number;
};

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the date and the time of day in a zone at an instant, to the minute.
 *
 * It needs `Intl` alone, so a page can show its first calendar without loading luxon. Only the other way, from a wall
 * time to an instant, needs luxon.
 */
export function toLocalTime(instant: Instant, zone: ZoneName): LocalTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatFor(zone).formatToParts(instant)) parts[type] = value;
  const date = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}` as LocalDate; // what Intl wrote
  return { date, hour: Number(parts.hour), minute: Number(parts.minute) };
}

/** Returns the date in UTC. It does not need `Intl`. */
export function dateInUtc(instant: Instant): LocalDate {
  return dateOfDayNumber(Math.floor(instant / dayMillis));
}

/** Returns whether this machine knows `text` as a named zone; offsets such as `+05:30` are not named zones. */
export function isIntlZone(text: string): text is ZoneName {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    // The format is cached, because callers usually read times in the zone next.
    return !!formatFor(text);
  } catch {
    return false;
  }
}

/**
 * Returns the zone that this machine knows by a name, as the machine itself writes it: `Europe/Berlin` for
 * `europe/berlin`, `Asia/Calcutta` for `IST`. Returns undefined for an offset or an unknown name.
 */
export function intlZoneOf(text: string): ZoneName | undefined {
  if (!isIntlZone(text)) return undefined;
  // Machines accept more names than the contract, but resolve all of them to names that it has. Browsers that hide their
  // zone resolve all to `Etc/Unknown`, which is none.
  const { timeZone } = formatFor(text).resolvedOptions();
  return isIntlZone(timeZone) ? timeZone : text;
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const entry = formats.get(zone);
  if (entry) return entry;
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
