/**
 * The words of the console, and its language.
 *
 * Design: the words of a screen are in its folder and are loaded with it, so the page loads only the
 * words it shows. The languages are those of the widget. The English words set the type: a translation that lacks a
 * text does not compile.
 */
export { countingOf } from './counting.ts';
export type { Locale } from './language.ts';
export { type LazyWords, lazyWords, wordsTogether } from './lazy-words.ts';
export { locale } from './locale.ts';
export { setLocale } from './set-locale.ts';
export { shellWords } from './shell/index.ts';
