/**
 * What the widget says, and how it writes dates, times and numbers.
 *
 * The decision behind it: words and `Intl` forms are of one language, always. Where there are no words for the requested
 * language, or they cannot be loaded, the dates are English too; only regional preferences, the clock and the start of the
 * week, stay those of the request. Where the chunks of words are is known to `languages/`, which the script of the page loads beside
 * the app and hands over; the app itself holds the English words of the first screen alone.
 */
export type { LoadWords } from './catalogue.ts';
export { loadDeferredEnglish } from './deferred-english.ts';
export type { Messages } from './en.ts';
export type { MessageOverrides } from './overrides.ts';
export { type Language, watchLanguage } from './watch-language.ts';
