/**
 * Picks the language to show, the nearest one that has words, and writes dates and times in it.
 *
 * Design: words, dates and numbers always use the same language. Every catalog of words is indexed by `LanguageCode`,
 * so that the compiler finds a missing language.
 */
export { type Counting, createCounting, type PluralForms } from './counting.ts';
export { createFormats, type Formats, type HourCycle, hourCycleOf } from './formats.ts';
export {
  directionOf,
  englishTag,
  type LanguageCode,
  languageOf,
  languages,
  languageWithWords,
  type PickedTags,
  pickLanguage,
} from './pick-language.ts';
export { type ClockRange, writeRange } from './ranges.ts';
