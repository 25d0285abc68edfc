/** The languages with a catalog of words. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'ja', 'zh', 'ar', 'he'] as const;

/** One of `languages`. */
export type LanguageCode = (typeof languages)[number];

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he']);

/** English of no particular country: the day comes before the month, as most of the world writes it. */
const fallbackTag = 'en-GB';

/**
 * The tag for words, dates and numbers, which are always in one language, and the tag that was requested first, which
 * still decides between 12 and 24 hours and on the start of the week.
 */
export type PickedTags = readonly [tag: string, regionalTag: string];

/**
 * Picks the first requested language that has words. A bare language (`en`) takes the region of the browser's own tag
 * for that language, since the page names none. Ignores malformed tags.
 */
export function pickLanguage(requestedTags: readonly string[], ofBrowser: readonly string[]): PickedTags {
  const tags = [...requestedTags, ...ofBrowser].flatMap(canonical);
  const match = tags.find(isSupported) ?? fallbackTag;
  const regional = withRegion(match, ofBrowser.flatMap(canonical));
  const regionalPreference = tags[0] ?? regional;
  return [asWritten(regional), languageOf(regionalPreference) === languageOf(regional) ? regional : regionalPreference];
}

/** Returns the tag for English dates, used with English words when another language was requested. */
export function englishTag(ofBrowser: readonly string[]): string {
  return withRegion('en', ofBrowser.flatMap(canonical));
}

/** Returns the language of a tag: `pt` of `pt-BR`. */
export function languageOf(tag: string): string {
  return new Intl.Locale(tag).language;
}

/** Returns the language of a tag if it has words; English otherwise, and without a tag. */
export function languageWithWords(tag: string | null | undefined): LanguageCode {
  const [picked] = pickLanguage(tag ? [tag] : [], []);
  return languages.find((language) => language === languageOf(picked)) ?? 'en';
}

/** Returns the writing direction of a language. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(languageOf(tag)) ? 'rtl' : 'ltr';
}

function isSupported(tag: string): boolean {
  return languages.some((language) => language === languageOf(tag));
}

// The Chinese words use simplified characters, so the dates beside them do too.
function asWritten(tag: string): string {
  return new Intl.Locale(tag).maximize().script === 'Hant' ? 'zh-Hans' : tag;
}

function withRegion(tag: string, ofBrowser: readonly string[]): string {
  if (tag !== languageOf(tag)) return tag;
  const own = ofBrowser.find((other) => languageOf(other) === tag && other !== tag);
  return own ?? (tag === 'en' ? fallbackTag : tag);
}

function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}
