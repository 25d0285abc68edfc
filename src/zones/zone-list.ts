import { type Instant, isIntlZone, type LocalDate, utc, type ZoneName } from '../time/index.ts';
import { cityOf } from './city-of.ts';
import { englishNamesOf, nameAt } from './intl-names.ts';
import { minutesAhead, minutesAheadInMonth, writeOffset } from './offsets.ts';
import { continentOf, countryNames, countryOf, placeNames } from './places/index.ts';

export type ZoneEntry = {
  readonly zone: ZoneName;
  /** In the page's language. */
  readonly city: string;
  /** In the page's language; empty for UTC. */
  readonly country: string;
  /** UN M49; undefined for UTC. */
  readonly continent: string | undefined;
  /** `GMT+1`, or `GMT+1 / GMT+2` in a month in which its clocks change. */
  readonly offset: string;
  /** The offset in minutes ahead of UTC; the first if there are two. */
  readonly minutes: number;
  /** All offsets, in minutes ahead of UTC; two in a month in which the clocks change. */
  readonly allMinutes: readonly number[];
  /** Its rank by population, 1 for the largest; 0 for UTC. */
  readonly rank: number;
  /** All texts that a search for the zone matches, the city first. */
  readonly terms: readonly SearchTerm[];
};

export type SearchTerm = {
  readonly text: string;
  /** Without accents and capitals. */
  readonly plain: string;
  /** Whether it names a place that is worth showing beside the city. */
  readonly isPlace: boolean;
};

export type ZoneListOptions = {
  readonly now: Instant;
  /** The month whose offsets are listed. @default the offsets are those of now */
  readonly month?: LocalDate;
  /** The language in which cities and countries are named, in addition to English. */
  readonly tag: string;
  /** Names a city in that language. */
  readonly nameCity: (city: string) => string;
};

/** The rank of zones without one, which come last. */
const lastRank = 1000;

/**
 * Lists the zones of the browser and UTC. It takes a slow phone half a second, so it works in steps, for `inSlices`.
 */
export function* listZones(options: ZoneListOptions, current: ZoneName): Generator<undefined, ZoneEntry[]> {
  const describe = createZoneEntries(options);
  const entries: ZoneEntry[] = [];
  const supported = Intl.supportedValuesOf('timeZone') as ZoneName[]; // names of the browser
  for (const zone of new Set([...[current, utc].filter(isIntlZone), ...supported])) {
    entries.push(describe(zone));
    yield;
  }
  return entries;
}

/** Returns a function that describes a zone. */
export function createZoneEntries({ month, now, tag, nameCity }: ZoneListOptions): (zone: ZoneName) => ZoneEntry {
  const [own, english] = [tag, 'en'].map((of) => new Intl.DisplayNames(of, { type: 'region', fallback: 'none' }));
  return function describeZone(zone) {
    const name = cityOf(zone);
    const { country: code = '', rank = zone === utc ? 0 : lastRank } = countryOf(name) ?? {};
    const [city, country] = [nameCity(name), (code && own?.of(code)) || ''];
    const allMinutes = month ? minutesAheadInMonth(zone, { month, now }) : [minutesAhead(zone, utc, now)];
    const offsets = allMinutes.map(writeOffset);
    return {
      zone,
      city,
      country,
      continent: continentOf(zone, code),
      offset: offsets.join(' / '),
      minutes: allMinutes[0] ?? 0,
      allMinutes,
      rank,
      terms: [
        ...searchTerms([city, name, ...namesIn(placeNames[name])], { isPlace: true }),
        ...searchTerms([country, (code && english?.of(code)) || '', ...namesIn(countryNames[code])]),
        ...searchTerms([zone, zone.replaceAll('_', ' '), nameAt(zone, now, tag), ...englishNamesOf(zone, now)]),
        ...searchTerms(offsets.flatMap((offset) => [offset.replace('GMT', 'UTC'), offset])),
      ],
    };
  };
}

/** Returns a text without accents and capitals, so that equal words are equal texts. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replaceAll('\u2212', '-')
    .replace(/[’'.]/g, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .trim();
}

function namesIn(list: string | undefined): string[] {
  return list?.split(', ') ?? [];
}

function searchTerms(texts: readonly string[], { isPlace = false } = {}): SearchTerm[] {
  return [...new Set(texts)].flatMap((text) => (text ? [{ text, plain: plainText(text), isPlace }] : []));
}
