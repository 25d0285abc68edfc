import { asInstant, type Instant, minuteMillis, type ZoneName } from '../../../../time/index.ts';

const halfYearMillis = 182 * 24 * 60 * minuteMillis;
const firstLetter = 65;
const letters = 26;

type WithZones = Intl.Locale & { getTimeZones?(): string[] | undefined; timeZones?: string[] };

/**
 * Returns the English names of a zone in winter and in summer, and their abbreviations: `Pacific Standard Time`, `PST`.
 *
 * Browsers tell the abbreviations of a few countries only, so they are made of the initials; and as people leave out
 * "Standard" where they say CET, so it is both ways here.
 */
export function namesOf(zone: ZoneName, now: Instant): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' });
  const names = [now, asInstant(now + halfYearMillis)].map(
    (instant) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  );
  return names
    .filter((name) => !name.startsWith('GMT'))
    .flatMap((name) => [name, initialsOf(name), initialsOf(name.replace(' Standard', ''))])
    .join(' ');
}

/** Returns the names of the countries zones belong to, in a language and in English, where the browser knows them. */
export function* countriesByZone(tag: string): Generator<undefined, ReadonlyMap<string, string>> {
  const countries = new Map<string, string>();
  const [own, english] = [tag, 'en'].map((of) => new Intl.DisplayNames(of, { type: 'region', fallback: 'none' }));
  for (const region of regions()) {
    const name = english?.of(region);
    if (!name) continue;
    for (const zone of zonesOf(region)) {
      countries.set(zone, `${countries.get(zone) ?? ''} ${name} ${own?.of(region) ?? ''}`);
    }
    yield;
  }
  return countries;
}

function zonesOf(region: string): readonly string[] {
  const locale: WithZones = new Intl.Locale('und', { region });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** All pairs of letters; most are no region. */
function regions(): string[] {
  const letterAt = (index: number) => String.fromCharCode(firstLetter + index);
  return Array.from({ length: letters * letters }, (_, pair) =>
    [Math.floor(pair / letters), pair % letters].map(letterAt).join(''),
  );
}

function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word[0])
    .join('');
}
