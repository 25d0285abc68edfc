import { asInstant, dayMillis, type Instant, type ZoneName } from '../time/index.ts';

const halfYearMillis = 182 * dayMillis;

/**
 * Returns the English names of a zone in winter and in summer, and their abbreviations: `Pacific Standard Time`, `PST`.
 *
 * Browsers know the abbreviations of a few countries only, so they are made from the initials. People leave out
 * "Standard" if they say CET, so both forms are included.
 */
export function englishNamesOf(zone: ZoneName, now: Instant): string[] {
  const names = namesAt(zone, [now, asInstant(now + halfYearMillis)], 'en-US');
  return [...new Set(names)].flatMap((name) =>
    name.startsWith('GMT') ? [] : [name, initialsOf(name), initialsOf(name.replace(' Standard', ''))],
  );
}

/** Returns the name of a zone on the day of an instant, in a language: `日本標準時`. */
export function nameAt(zone: ZoneName, instant: Instant, tag: string): string {
  return namesAt(zone, [instant], tag)[0] ?? '';
}

/**
 * Names by language, zone and days in UTC, so that the list of zones opens faster the next time. On the day the clocks
 * change, a name may be the one before or after the change. That is enough for searching.
 */
const knownNames = new Map<string, readonly string[]>();

/** Returns the names of a zone at some instants. Creating a format takes much longer than using it. */
function namesAt(zone: ZoneName, instants: readonly Instant[], tag: string): readonly string[] {
  const days = instants.map((instant) => Math.floor(instant / dayMillis));
  const key = [tag, zone, ...days].join();
  const entry = knownNames.get(key);
  if (entry) return entry;
  const format = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'long' });
  const names = instants.map(
    (instant) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  );
  knownNames.set(key, names);
  return names;
}

function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word[0])
    .join('');
}
