import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

/** A parsed phone number, or what is wrong with it. */
export type ParsedPhone =
  | {
      readonly e164: string;
      /** The E.164 number, grouped in the way of its country, with the country code. */
      readonly international: string;
      /** ISO 3166 code; undefined if several countries share the calling code. */
      readonly country: string | undefined;
    }
  | { readonly fault: 'invalid_phone' | 'phone_too_short' | 'phone_too_long' };

export type ZoneAndLanguage = {
  /** The zone of the invitee's own clock. */
  readonly zone: string;
  /** The language tag of their regional preferences. */
  readonly tag: string;
};

/**
 * Parses a phone number as people write it, ignoring invisible characters. A number without a country code belongs to
 * `country`.
 */
export function parsePhone(text: string, country: string | undefined): ParsedPhone {
  // Full-width digits and signs, and the 00 dialed for +.
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^00/, '+')
    .replace(/^(\+.*?)\(0\)/, '$1');
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(plain, { ...(defaultCountry && { defaultCountry }), extract: false });
  if (number?.isPossible()) {
    // E.164 has no extensions. The invitee must see that theirs is lost.
    number.setExt('');
    return { e164: number.number, international: number.formatInternational(), country: number.country };
  }
  const lengthFault = validatePhoneNumberLength(plain, defaultCountry);
  if (lengthFault === 'TOO_SHORT') return { fault: 'phone_too_short' };
  return { fault: lengthFault === 'TOO_LONG' ? 'phone_too_long' : 'invalid_phone' };
}

/**
 * Returns the country of a zone. If the zone belongs to several, prefers the region of the language; if it belongs to
 * none, returns that region.
 */
export function countryOf({ zone, tag }: ZoneAndLanguage): CountryCode | undefined {
  const region = new Intl.Locale(tag).maximize().region ?? '';
  const own = isSupportedCountry(region) ? region : undefined;
  if (own && zonesOf(own).includes(zone)) return own;
  // Checking every country is slow on a phone, so the result is kept.
  if (!firstCountries.has(zone)) {
    const first = getCountries().find((country) => zonesOf(country).includes(zone));
    firstCountries.set(zone, first);
  }
  return firstCountries.get(zone) ?? own;
}

/** The first country of each zone that was looked up; undefined if it has none. */
const firstCountries = new Map<string, CountryCode | undefined>();

/** A country to choose from. */
export type CountryChoice = { readonly country: CountryCode; readonly name: string; readonly prefix: string };

/** Lists the countries by their names in a language, each with the prefix of its numbers, as `+49`. */
export function listCountries(tag: string): readonly CountryChoice[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return getCountries()
    .map((country) => ({ country, name: names.of(country) ?? country, prefix: `+${getCountryCallingCode(country)}` }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Converts the entered number to another country: replaces its prefix by that of `country`. */
export function moveToCountry(text: string, country: string): string {
  const number = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'));
  if (!number || !isSupportedCountry(country)) return text;
  return `+${getCountryCallingCode(country)} ${number.nationalNumber}`;
}

type LocaleWithZones = Intl.Locale & { readonly timeZones?: string[]; readonly getTimeZones?: () => string[] };

function zonesOf(country: CountryCode): readonly string[] {
  // First specified as a getter, now a method. The compiler knows neither yet.
  const locale = new Intl.Locale(`und-${country}`) as LocaleWithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
