/**
 * Which language somebody is shown: the nearest one there are words for, on the page and in mail.
 *
 * The decision behind it: words, dates and numbers are of one language, always. Whoever has words for every language
 * indexes them by `LanguageCode`, so that the compiler finds a missing one.
 */
export {
  directionOf,
  englishTag,
  type LanguageCode,
  languageOf,
  languages,
  type PickedTags,
  pickLanguage,
} from './pick-language.ts';
