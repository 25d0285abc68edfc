import { asInstant, type Instant, minuteMillis, type ZoneName } from '../time/index.ts';

const halfYearMillis = 182 * 24 * 60 * minuteMillis;

/**
 * Returns the English names of a zone in winter and in summer, and their abbreviations: `Pacific Standard Time`, `PST`.
 *
 * Browsers know the abbreviations of a few countries only, so they are made from the initials. People leave out
 * "Standard" if they say CET, so both forms are included.
 */
export function englishNamesOf(zone: ZoneName, now: Instant): string[] {
  const nameAt = createNamer(zone, 'en-US');
  const names = new Set([nameAt(now), nameAt(asInstant(now + halfYearMillis))]);
  return [...names].flatMap((name) =>
    name.startsWith('GMT') ? [] : [name, initialsOf(name), initialsOf(name.replace(' Standard', ''))],
  );
}

/** Returns the name of a zone at an instant in a language: `日本標準時`. */
export function nameAt(zone: ZoneName, instant: Instant, tag: string): string {
  return createNamer(zone, tag)(instant);
}

/** Creates a function that names a zone. Creating the format takes much longer than using it. */
function createNamer(zone: ZoneName, tag: string): (instant: Instant) => string {
  const format = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'long' });
  return (instant) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word[0])
    .join('');
}
