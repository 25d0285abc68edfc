import {
  createFormats,
  directionOf,
  type Formats,
  type HourCycle,
  hourCycleOf,
  languageOf,
  pickLanguage,
} from '../../language/index.ts';

/** The languages that the console has words for. */
export const consoleLanguages = ['ar', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt', 'sv', 'zh'] as const;

/** One of `consoleLanguages`. */
export type ConsoleLanguage = (typeof consoleLanguages)[number];

/** How this page writes: one language for words, dates and numbers. */
export type Locale = {
  readonly language: ConsoleLanguage;
  /** BCP 47, for `lang` and `Intl`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly hourCycle: HourCycle;
  readonly formats: Formats;
};

/** Returns the locale for the tags that a browser prefers, the most wanted first. */
export function localeOf(preferred: readonly string[]): Locale {
  const known = preferred.filter(isKnown);
  const [tag, regionalTag] = pickLanguage(known, preferred);
  const language = consoleLanguages.find((one) => one === languageOf(tag)) ?? 'en';
  return {
    language,
    tag,
    direction: directionOf(tag),
    hourCycle: hourCycleOf(regionalTag),
    formats: createFormats(tag),
  };
}

function isKnown(tag: string): boolean {
  try {
    return consoleLanguages.some((one) => one === languageOf(tag));
  } catch {
    return false; // a browser's list may hold a malformed tag
  }
}
