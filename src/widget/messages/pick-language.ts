import { en, type Messages } from './en.ts';

/** The catalogues there are, by language. */
const catalogues: Readonly<Record<string, Messages>> = { en };

/** English of no particular country: day before month, as most of the world writes it. */
const fallbackTag = 'en-GB';

export type Language = {
  /** The tag of words, dates and numbers alike: they are never of two languages. */
  readonly tag: string;
  readonly messages: Messages;
  /** The tag that was wished for first: it still decides between 12 and 24 hours and on the start of the week. */
  readonly habitTag: string;
};

/**
 * Picks the first wished language there are words for. A bare language (`en`) takes the region of the browser's own
 * tag of that language, since the page does not say one. Malformed tags are passed over.
 */
export function pickLanguage(wished: readonly string[], ofBrowser: readonly string[]): Language {
  const tags = [...wished, ...ofBrowser].flatMap(canonical);
  const found = tags.find((tag) => languageOf(tag) in catalogues) ?? fallbackTag;
  const tag = withRegion(found, ofBrowser.flatMap(canonical));
  const habit = tags[0] ?? tag;
  return {
    tag,
    messages: catalogues[languageOf(tag)] ?? en,
    habitTag: languageOf(habit) === languageOf(tag) ? tag : habit,
  };
}

function withRegion(tag: string, ofBrowser: readonly string[]): string {
  if (tag !== languageOf(tag)) return tag;
  const own = ofBrowser.find((other) => languageOf(other) === tag && other !== tag);
  return own ?? (tag === 'en' ? fallbackTag : tag);
}

function languageOf(tag: string): string {
  return new Intl.Locale(tag).language;
}

function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag);
  } catch {
    return [];
  }
}
