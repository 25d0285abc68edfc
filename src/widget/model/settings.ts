import type { Answer } from '../../contract/index.ts';
import { type Instant, type LocalDate, parseInstant, parseLocalDate, type ZoneName } from '../../time/index.ts';
import { isZoneOfBrowser } from '../calendar/index.ts';
import type { HourCycle, MessageOverrides } from '../messages/index.ts';
import { parseUrl } from '../parse-url.ts';

/** The element's attributes as they stand, null where absent. */
export type RawSettings = {
  /** Address of the gateway, without a slash at its end. */
  readonly apiBase: string;
  readonly eventType: string | null;
  readonly locale: string | null;
  /** The nearest `lang` of the page. */
  readonly pageLanguage: string | null;
  readonly timezone: string | null;
  readonly timezoneLock: string | null;
  readonly hourCycle: string | null;
  readonly weekStart: string | null;
  readonly theme: string | null;
  readonly layout: string | null;
  readonly duration: string | null;
  readonly month: string | null;
  readonly date: string | null;
  readonly slot: string | null;
  readonly bookingToken: string | null;
  readonly redirectUrl: string | null;
  readonly forwardQueryParams: string | null;
  readonly hideEventTypeDetails: string | null;
  readonly dryRun: string | null;
  readonly debug: string | null;
  readonly mode: string | null;
  readonly compat: string | null;
  readonly dataLayer: string | null;
  readonly messages?: MessageOverrides | null | undefined;
  readonly prefill?: Prefill | null | undefined;
  readonly metadata?: Readonly<Record<string, string>> | null | undefined;
};

/** Answers known beforehand, by the identifier of their field; one may lock its field, or keep it out of sight. */
export type Prefill = {
  readonly [identifier: string]:
    | Answer
    | { readonly value: Answer; readonly readOnly?: boolean; readonly hidden?: boolean };
};

export type Layout = 'month' | 'week' | 'column';

/** What to show first; of several the most exact counts. */
export type Target = {
  /** The first of a month. */
  readonly month: LocalDate | undefined;
  readonly date: LocalDate | undefined;
  readonly slot: Instant | undefined;
};

export type Settings = Target & {
  /** As it stands in a path: a number, or a public id with `~` for its `/`, which proxies refuse where it is encoded. */
  readonly eventType: string | undefined;
  /** Language tags, in order of preference. */
  readonly languages: readonly string[];
  readonly zone: ZoneName | undefined;
  readonly durationMinutes: number | undefined;
  readonly isZoneLocked: boolean;
  readonly hourCycle: HourCycle | undefined;
  /** 0 Sunday to 6 Saturday. */
  readonly weekStart: number | undefined;
  readonly layout: Layout;
  /** The token of a booking that is to be shown, as the page has it. */
  readonly bookingToken: string | undefined;
  readonly redirectUrl: string | undefined;
  /** Whether the query of the page is read, and handed on. */
  readonly isForwarding: boolean;
  readonly areDetailsHidden: boolean;
  readonly isDryRun: boolean;
  readonly isDebug: boolean;
  /** Whose messages are posted to the page as well. */
  readonly compat: 'calendly' | undefined;
  /** Whether events go to the page's data layer too: with its consent, or always. */
  readonly dataLayer: 'consent' | 'always' | undefined;
  /** The page's own words, answers and metadata, not yet looked at. */
  readonly messages: MessageOverrides | null | undefined;
  readonly prefill: unknown;
  readonly metadata: unknown;
};

type Warn = (expected: string) => void;

const layouts = ['month', 'week', 'column'] as const;
const hourCycles = ['h12', 'h23'] as const;
const themes = ['auto', 'light', 'dark'] as const;
const modes = ['inline', 'popup', 'button'] as const;
const dataLayers = ['consent', 'always'] as const;
const eventTypeExpected = 'event-type must be an event type, as demo/introductory-call or 42';

/** Reads attributes; warns what a wrong one should have been, and leaves it out. */
export function readSettings(raw: RawSettings, warn: Warn): Settings {
  const read = reader(warn);
  const choose = <Value extends string>(name: string, text: string | null, values: readonly Value[]) =>
    read(text, (given) => values.find((value) => value === given), `${name} must be one of ${values.join(', ')}`);
  const locale = read(raw.locale, localeOf, 'locale must be a language tag, as de or en-GB');
  choose('theme', raw.theme, themes);
  choose('mode', raw.mode, modes);
  const bookingToken = raw.bookingToken?.trim() || undefined;
  if (!raw.eventType?.trim() && bookingToken === undefined) warn(`${eventTypeExpected}, found none.`);
  return {
    eventType: read(raw.eventType, eventTypeOf, eventTypeExpected),
    languages: [locale, raw.pageLanguage].filter((tag) => typeof tag === 'string'),
    zone: read(raw.timezone, zoneOf, 'timezone must be the name of a time zone, as Europe/Berlin'),
    isZoneLocked: isSet(raw.timezoneLock),
    hourCycle: choose('hour-cycle', raw.hourCycle, hourCycles),
    weekStart: read(raw.weekStart, weekdayOf, 'week-start must be a day from 0, Sunday, to 6, Saturday'),
    layout: choose('layout', raw.layout, layouts) ?? 'month',
    durationMinutes: read(raw.duration, wholeNumber, 'duration must be a whole number of minutes, as 30'),
    ...readTarget(raw, warn),
    bookingToken,
    redirectUrl: read(raw.redirectUrl, httpsOf, 'redirect-url must be an https address, as https://example.org/thanks'),
    isForwarding: isSet(raw.forwardQueryParams),
    areDetailsHidden: isSet(raw.hideEventTypeDetails),
    isDryRun: isSet(raw.dryRun),
    isDebug: isSet(raw.debug),
    compat: read(raw.compat, calendlyOf, 'compat must be calendly'),
    dataLayer: isSet(raw.dataLayer)
      ? choose('data-layer', raw.dataLayer.trim().replace(/^(true)?$/, 'consent'), dataLayers)
      : undefined,
    messages: raw.messages,
    prefill: raw.prefill,
    metadata: raw.metadata,
  };
}

/** Reads where to go, from attributes or from a call. */
export function readTarget({ month, date, slot }: Pick<RawSettings, keyof Target>, warn: Warn): Target {
  const read = reader(warn);
  return {
    month: read(month, (text) => parseLocalDate(`${text}-01`), 'month must be written YYYY-MM, as 2026-11'),
    date: read(date, parseLocalDate, 'date must be written YYYY-MM-DD, as 2026-11-24'),
    slot: read(slot, parseInstant, 'slot must be a date-time with its offset, as 2026-11-24T15:30+01:00'),
  };
}

function reader(warn: Warn) {
  return <Value>(text: string | null, parse: (text: string) => Value | undefined, sentence: string) => {
    if (text === null || text.trim() === '') return undefined;
    const value = parse(text.trim());
    if (value === undefined) warn(`${sentence}, found "${text}".`);
    return value;
  };
}

// As frameworks write a boolean, `false` is as good as absent.
function isSet(text: string | null): text is string {
  return text !== null && text !== 'false';
}

function httpsOf(text: string): string | undefined {
  const address = parseUrl(text);
  return address?.protocol === 'https:' ? address.href : undefined;
}

function calendlyOf(text: string): 'calendly' | undefined {
  return text === 'calendly' ? text : undefined;
}

function weekdayOf(text: string): number | undefined {
  return /^[0-6]$/.test(text) ? Number(text) : undefined;
}

function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
}

function eventTypeOf(text: string): string | undefined {
  return /^[1-9]\d*$|^[^/]+\/[^/]+$/.test(text) ? text.replace('/', '~') : undefined;
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
