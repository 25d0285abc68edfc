import {
  createFormats,
  directionOf,
  type Formats,
  type HourCycle,
  hourCycleOf,
  type LanguageCode,
  languageOf,
  languages,
  pickLanguage,
} from '../../language/index.ts';

/** The locale of the page: one language for words, dates and numbers. */
export type Locale = {
  readonly language: LanguageCode;
  /** BCP 47, for `lang` and `Intl`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly hourCycle: HourCycle;
  readonly formats: Formats;
  /** Returns the name of a city in the language, from its English name. */
  readonly nameCity: (city: string) => string;
};

/** Returns the locale for language tags in order of preference. Its names of cities are not loaded yet. */
export function localeOf(preferredTags: readonly string[]): Locale {
  const [tag, regionalTag] = pickLanguage([], preferredTags);
  const language = languages.find((one) => one === languageOf(tag)) ?? 'en';
  return {
    language,
    tag,
    direction: directionOf(tag),
    hourCycle: hourCycleOf(regionalTag),
    formats: createFormats(tag),
    nameCity: (city) => city,
  };
}
