/**
 * What the widget says, and how it writes dates, times and numbers.
 *
 * The decision behind it: words and `Intl` forms are of one language, always. Where there are no words for the wished
 * language, the dates are English too; only habits, the clock and the start of the week, stay those of the wish.
 */
export { en, type Messages } from './en.ts';
export { createFormats, type Formats, type HourCycle, hourCycleOf } from './formats.ts';
export { type Language, pickLanguage } from './pick-language.ts';
