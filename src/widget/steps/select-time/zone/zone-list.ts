import { type Instant, utc, type ZoneName } from '../../../../time/index.ts';
import { cityOf, isZoneOfBrowser, minutesAhead, offsetName } from '../../../calendar/index.ts';
import { countriesByZone, namesOf } from './zone-names.ts';

export type ZoneEntry = {
  readonly zone: ZoneName;
  readonly city: string;
  readonly offset: string;
  readonly minutes: number;
  /** What is searched: city, zone, country, names, offset; without accents, in small letters. */
  readonly searched: string;
};

export type ZonesWanted = {
  /** Comes first. */
  readonly current: ZoneName;
  readonly now: Instant;
  /** The language countries are named in, besides English. */
  readonly tag: string;
};

const typedOffset = /^(?:gmt|utc)?([+-])(\d{1,2})(?::?(\d{2}))?$/;

/**
 * Lists the zones of the browser and UTC: the current one first, then from west to east. It takes a slow phone half a
 * second, so it goes step by step, for `inSlices`.
 */
export function* listZones({ current, now, tag }: ZonesWanted): Generator<undefined, ZoneEntry[]> {
  const countries = yield* countriesByZone(tag);
  const others: ZoneEntry[] = [];
  for (const zone of new Set([utc, ...Intl.supportedValuesOf('timeZone').filter((name) => name !== current)])) {
    if (zone === current || !isZoneOfBrowser(zone)) continue;
    others.push(zoneEntry(zone, now, countries.get(zone)));
    yield;
  }
  others.sort((a, b) => a.minutes - b.minutes || (a.city < b.city ? -1 : 1));
  return [zoneEntry(current, now, countries.get(current)), ...others];
}

/** Returns the entries that hold every word that was typed, those first whose city or name begins or is like it. */
export function searchZones(entries: readonly ZoneEntry[], typed: string): readonly ZoneEntry[] {
  const wanted = plain(typed).trim();
  if (wanted === '') return entries;
  const minutes = minutesTyped(wanted.replace(/\s/g, ''));
  if (minutes) return entries.filter((entry) => minutes(entry.minutes));
  const words = wanted.split(/\s+/);
  const found = entries.filter(({ searched }) => words.every((word) => searched.includes(word)));
  return [0, 1, 2].flatMap((rank) => found.filter((entry) => rankOf(entry, wanted) === rank));
}

/** Describes one zone. */
export function zoneEntry(zone: ZoneName, now: Instant, countries = ''): ZoneEntry {
  const [city, offset] = [cityOf(zone), offsetName(zone, now)];
  const names = [city, zone.replaceAll('_', ' '), zone, namesOf(zone, now), countries, offset];
  return {
    zone,
    city,
    offset,
    minutes: minutesAhead(zone, utc, now),
    searched: plain(`${names.join(' ')} ${offset.replace('GMT', 'UTC')}`),
  };
}

function rankOf({ searched }: ZoneEntry, wanted: string): number {
  if (searched.startsWith(wanted)) return 0;
  return ` ${searched} `.includes(` ${wanted} `) ? 1 : 2;
}

/** Reads `+5:30` or `gmt-3`; an hour without minutes stands for all that begin with it. */
function minutesTyped(wanted: string): ((minutes: number) => boolean) | undefined {
  const [, sign, hours, rest] = typedOffset.exec(wanted) ?? [];
  if (!hours) return undefined;
  const typed = (Number(hours) * 60 + Number(rest ?? 0)) * (sign === '-' ? -1 : 1);
  return (minutes) => (rest ? minutes === typed : Math.trunc(minutes / 60) * 60 === typed && minutes * typed >= 0);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('\u2212', '-')
    .toLowerCase();
}
