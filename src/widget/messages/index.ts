/**
 * The words of the widget, and how it writes dates, times and numbers.
 *
 * Design: words and `Intl` formats always use one language. If there are no words for the requested language, or they
 * cannot be loaded, the dates are English too. Only regional preferences, the clock and the start of the week, stay
 * those of the request. Only `languages/` knows the chunks of words. The script of the page loads it beside the app and
 * passes it on. The app itself holds only the English words of the first screen.
 */
export type { LoadWords } from './catalog.ts';
export { loadDeferredEnglish } from './deferred-english.ts';
export type { Messages } from './en.ts';
export type { MessageOverrides } from './overrides.ts';
export { type Language, watchLanguage } from './watch-language.ts';
