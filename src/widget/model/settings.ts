import { type LocalDate, parseLocalDate, type ZoneName } from '../../time/index.ts';
import { isZoneOfBrowser } from '../calendar/index.ts';
import type { MessageOverrides } from '../messages/index.ts';

/** The element's attributes as they stand, null where absent. */
export type RawSettings = {
  readonly eventType: string | null;
  readonly locale: string | null;
  /** The nearest `lang` of the page. */
  readonly pageLanguage: string | null;
  readonly timezone: string | null;
  readonly duration: string | null;
  readonly month: string | null;
  readonly messages?: MessageOverrides | null | undefined;
};

export type Settings = {
  readonly eventType: number | undefined;
  /** Language tags, most wished first. */
  readonly languages: readonly string[];
  readonly zone: ZoneName | undefined;
  readonly durationMinutes: number | undefined;
  /** The first of a month. */
  readonly month: LocalDate | undefined;
  /** The page's own words, not yet looked at. */
  readonly messages: MessageOverrides | null | undefined;
};

/** Reads attributes; says in `expected` what a wrong one should have been and leaves it out. */
export function readSettings(raw: RawSettings, expected: (sentence: string) => void): Settings {
  const read = <Value>(text: string | null, parse: (text: string) => Value | undefined, sentence: string) => {
    if (text === null || text.trim() === '') return undefined;
    const value = parse(text.trim());
    if (value === undefined) expected(`${sentence}, found "${text}".`);
    return value;
  };
  const locale = read(raw.locale, localeOf, 'locale must be a language tag, as de or en-GB');
  if (!raw.eventType?.trim()) expected('event-type is missing; it must be the number of an event type, as 42.');
  return {
    eventType: read(raw.eventType, wholeNumber, 'event-type must be the number of an event type, as 42'),
    languages: [locale, raw.pageLanguage].filter((tag) => typeof tag === 'string'),
    zone: read(raw.timezone, zoneOf, 'timezone must be the name of a time zone, as Europe/Berlin'),
    durationMinutes: read(raw.duration, wholeNumber, 'duration must be a whole number of minutes, as 30'),
    month: read(raw.month, (text) => parseLocalDate(`${text}-01`), 'month must be written YYYY-MM, as 2026-11'),
    messages: raw.messages,
  };
}

function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

function zoneOf(text: string): ZoneName | undefined {
  return isZoneOfBrowser(text) ? text : undefined;
}

function localeOf(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}
