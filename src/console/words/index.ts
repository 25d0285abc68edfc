/**
 * What the console says, and in which language.
 *
 * The decision behind it: the words of a screen stand beside it and are fetched with it, so a language costs a visitor
 * only what is on screen. The languages are those of the widget. English gives the type; a translation that lacks a
 * text does not compile.
 */
export { countingOf } from './counting.ts';
export type { Locale } from './language.ts';
export { type LazyWords, lazyWords, wordsTogether } from './lazy-words.ts';
export { locale } from './locale.ts';
export { setLocale } from './set-locale.ts';
export { shellWords } from './shell/index.ts';
