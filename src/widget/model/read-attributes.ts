import { parseInstant, parseLocalDate, type ZoneName } from '../../time/index.ts';
import { type Kind, propertyKinds } from '../attributes/index.ts';
import { isZoneOfBrowser } from '../calendar/index.ts';
import { parseUrl } from '../parse-url.ts';

/** A property that is an attribute too. */
export type AttributeProperty = keyof typeof propertyKinds;

// Its own keys, as they are written there.
export const attributeProperties = Object.keys(propertyKinds) as AttributeProperty[];

/** The attributes as they are, by property; null where absent. */
export type RawAttributes = { readonly [Name in AttributeProperty]: string | null };

/** What was read of each attribute: undefined where it is absent or wrong, of a flag whether it is set. */
export type Attributes = { readonly [Name in AttributeProperty]: ReadAs<(typeof propertyKinds)[Name]> };

type ReadAs<Row extends readonly string[]> = Row extends readonly ['flag']
  ? boolean
  : Row extends readonly ['choice' | 'switch', ...infer Values extends readonly string[]]
    ? Values[number] | undefined
    : Row extends readonly [infer Name extends keyof typeof readers]
      ? ReturnType<(typeof readers)[Name]['read']>
      : never;

export type Warn = (expected: string) => void;

/** Reads some attributes; warns what a wrong one should have been, and leaves it out. */
export function readAttributes<Name extends AttributeProperty>(
  raw: Pick<RawAttributes, Name>,
  names: readonly Name[],
  warn: Warn,
): Pick<Attributes, Name> {
  // Each is read by the kind of its own row, which is where its type comes from.
  return Object.fromEntries(names.map((name) => [name, readAttribute(name, raw[name], warn)])) as Pick<
    Attributes,
    Name
  >;
}

function readAttribute(name: AttributeProperty, raw: string | null, warn: Warn): unknown {
  const [kind, ...values]: readonly [Kind, ...string[]] = propertyKinds[name];
  // As frameworks write a boolean, `false` is as good as absent.
  const isSet = raw !== null && raw !== 'false';
  if (kind === 'flag') return isSet;
  const text = kind === 'switch' && isSet ? raw.trim().replace(/^(true)?$/, `${values[0]}`) : raw?.trim();
  if (!text || (kind === 'switch' && !isSet)) return undefined;
  const { read, expected } = kind === 'choice' || kind === 'switch' ? choiceOf(values) : readers[kind];
  const value = read(text);
  if (value === undefined) warn(`${attributeOf(name)} must be ${expected}, found "${raw}".`);
  return value;
}

/** Not that of the element: a module shared with it would tie this chunk to the script of the page. */
export function attributeOf(property: string): string {
  return property.replace(/[A-Z]/g, '-$&').toLowerCase();
}

type Reader = { readonly read: (text: string) => unknown; readonly expected: string };

function choiceOf(values: readonly string[]): Reader {
  return { read: (text) => values.find((value) => value === text), expected: values.join(' or ') };
}

const anyText = { read: (text: string): string => text, expected: '' };

/** How the other kinds are read, and what is expected of them. */
const readers = {
  date: { read: parseLocalDate, expected: 'a date like 2026-11-24' },
  dateTime: { read: parseInstant, expected: 'a date-time with its offset like 2026-11-24T15:30+01:00' },
  eventType: { read: eventTypeOf, expected: 'an event type like demo/introductory-call or 42' },
  httpsAddress: { read: httpsOf, expected: 'an https address like https://example.org/thanks' },
  language: { read: languageOf, expected: 'a language tag like de or en-GB' },
  minutes: { read: wholeNumber, expected: 'a whole number of minutes like 30' },
  month: { read: (text: string) => parseLocalDate(`${text}-01`), expected: 'a month like 2026-11' },
  text: anyText,
  timeZone: { read: zoneOf, expected: 'the name of a time zone like Europe/Berlin' },
  token: anyText,
  weekday: { read: weekdayOf, expected: 'a day from 0, Sunday, to 6, Saturday' },
} satisfies { readonly [Name in Exclude<Kind, 'flag' | 'choice' | 'switch' | ObjectKind>]: Reader };

/** Kinds that no attribute can hold. */
type ObjectKind = 'messages' | 'metadata' | 'prefill';

/** As it is in a path: a number, or a public id with `~` for its `/`, which proxies refuse where it is encoded. */
function eventTypeOf(text: string): string | undefined {
  return /^[1-9]\d*$|^[^/]+\/[^/]+$/.test(text) ? text.replace('/', '~') : undefined;
}

function httpsOf(text: string): string | undefined {
  const address = parseUrl(text);
  return address?.protocol === 'https:' ? address.href : undefined;
}

function languageOf(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

function wholeNumber(text: string): number | undefined {
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
}

function zoneOf(text: string): ZoneName | undefined {
  return isZoneOfBrowser(text) ? text : undefined;
}

function weekdayOf(text: string): number | undefined {
  return /^[0-6]$/.test(text) ? Number(text) : undefined;
}
