import { intlZoneOf, parseInstant, parseLocalDate } from '../../time/index.ts';
import { type Kind, propertyKinds } from '../attributes/index.ts';
import { parseUrl } from '../parse-url.ts';

/** A property that is an attribute too. */
export type AttributeProperty = keyof typeof propertyKinds;

// Its own keys, as written there.
export const attributeProperties = Object.keys(propertyKinds) as AttributeProperty[];

/** The attributes unchecked, by property; null if absent. */
export type RawAttributes = { readonly [Name in AttributeProperty]: string | null };

/** The value of each attribute: undefined if it is absent or invalid; for a flag, whether it is set. */
export type Attributes = { readonly [Name in AttributeProperty]: ReadAs<(typeof propertyKinds)[Name]> };

type ReadAs<Row extends readonly string[]> = Row extends readonly ['flag']
  ? boolean
  : Row extends readonly ['choice' | 'switch', ...infer Values extends readonly string[]]
    ? Values[number] | undefined
    : Row extends readonly [infer Name extends keyof typeof readers]
      ? ReturnType<(typeof readers)[Name]>
      : never;

/** Receives each attribute with an invalid value. */
export type OnWrong = (name: AttributeProperty, value: string) => void;

/** Reads some attributes. Leaves out invalid ones. */
export function readAttributes<Name extends AttributeProperty>(
  raw: Partial<Pick<RawAttributes, Name>>,
  names: readonly Name[],
  onWrong: OnWrong,
): Pick<Attributes, Name> {
  const entries = names.map((name) => [name, readAttribute(name, raw[name], onWrong)]);
  // Each is read by the kind of its own row, from which its type comes.
  return Object.fromEntries(entries) as Pick<Attributes, Name>;
}

function readAttribute(name: AttributeProperty, raw: string | null | undefined, onWrong: OnWrong): unknown {
  const [kind, ...values]: readonly [Kind, ...string[]] = propertyKinds[name];
  // Frameworks write a boolean as text, so `false` counts as absent.
  const isSet = (raw ?? 'false') !== 'false';
  if (kind === 'flag') return isSet;
  const isSwitch = kind === 'switch';
  // A page may pass `goTo` something other than text, such as a `Date`.
  const trimmed = `${raw ?? ''}`.trim();
  const text = isSwitch && isSet ? trimmed.replace(/^(true)?$/, `${values[0]}`) : trimmed;
  if (!text || (isSwitch && !isSet)) return undefined;
  // Each reads a text. They differ in their results.
  const value = isSwitch || kind === 'choice' ? values.find((each) => each === text) : (readers[kind] as Reader)(text);
  if (value === undefined) onWrong(name, text);
  return value;
}

type Reader = (text: string) => unknown;

const anyText = (text: string): string => text;

/** The readers of the other kinds. They return undefined for an invalid value. */
const readers = {
  date: parseLocalDate,
  dateTime: parseInstant,
  eventType: eventTypeOf,
  httpsAddress: httpsOf,
  language: languageOf,
  minutes: wholeNumber,
  month: (text: string) => parseLocalDate(`${text}-01`),
  text: anyText,
  timeZone: intlZoneOf,
  token: anyText,
  weekday: weekdayOf,
} satisfies { readonly [Name in ReadKind]: Reader };

/** A kind that is read from its text alone. */
export type ReadKind = Exclude<Kind, 'flag' | 'choice' | 'switch' | ObjectKind>;

/** Kinds that no attribute can hold. */
type ObjectKind = 'messages' | 'metadata' | 'prefill' | 'preview';

/** As written in a path: a number, or a public id with `~` for its `/`, because proxies refuse an encoded slash. */
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

function weekdayOf(text: string): number | undefined {
  return /^[0-6]$/.test(text) ? Number(text) : undefined;
}
