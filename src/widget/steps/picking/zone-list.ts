import { type Instant, utc, type ZoneName } from '../../../time/index.ts';
import { cityOf, isZoneOfBrowser, minutesAhead, offsetName } from '../../calendar/index.ts';

export type ZoneEntry = {
  readonly zone: ZoneName;
  readonly city: string;
  readonly offset: string;
  readonly minutes: number;
  /** What is searched: city, zone and offset, without accents, in small letters. */
  readonly searched: string;
};

/** Lists the zones of the browser and UTC: the current one first, then from west to east. */
export function listZones(current: ZoneName, now: Instant): ZoneEntry[] {
  const names = new Set([current, utc, ...Intl.supportedValuesOf('timeZone').filter(isZoneOfBrowser)]);
  const [first, ...others] = [...names].map((zone) => entryOf(zone, now));
  const sorted = others.sort((a, b) => a.minutes - b.minutes || a.city.localeCompare(b.city));
  return first ? [first, ...sorted] : sorted;
}

/** Returns the entries that hold every word that was typed. */
export function searchZones(entries: readonly ZoneEntry[], typed: string): readonly ZoneEntry[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? entries
    : entries.filter(({ searched }) => words.every((word) => searched.includes(word)));
}

function entryOf(zone: ZoneName, now: Instant): ZoneEntry {
  const [city, offset] = [cityOf(zone), offsetName(zone, now)];
  return {
    zone,
    city,
    offset,
    minutes: minutesAhead(zone, utc, now),
    searched: plain(`${city} ${zone.replaceAll('_', ' ')} ${zone} ${offset} ${offset.replace('GMT', 'UTC')}`),
  };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('\u2212', '-')
    .toLowerCase();
}
