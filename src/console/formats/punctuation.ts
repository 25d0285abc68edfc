import type { LanguageCode } from '../../language/index.ts';
import { locale } from '../words/index.ts';

// `Intl` joins lists, but neither a label and its value nor a formatted date and time.
const commas: Partial<Record<LanguageCode, string>> = { ar: '، ', ja: '、', zh: '，' };
const colons: Partial<Record<LanguageCode, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' };
const beforeTimes: Partial<Record<LanguageCode, string>> = { ja: ' ', zh: ' ' };

/** Returns `Berlin, 15:00`: two facts side by side, with the comma of the page's language. */
export function withComma(first: string, second: string): string {
  return first + comma() + second;
}

/** Returns `Schedule: changed`: a label and its value, with the colon of the page's language. */
export function withColon(label: string, text: string): string {
  return label + (colons[locale().language] ?? ': ') + text;
}

/** Returns `Tuesday 24 November, 15:00` from a formatted date and a formatted time or range. */
export function dateWithTime(date: string, time: string): string {
  return date + (beforeTimes[locale().language] ?? comma()) + time;
}

/** Removes the space that `Intl` puts between a number and a Japanese unit: people do not write one. */
export function closeUnits(text: string): string {
  return locale().language === 'ja' ? text.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '') : text;
}

/**
 * Returns a text with a capital first letter, for a heading or a label: many languages write weekdays in lower case.
 */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale().tag) + text.slice(1);
}

function comma(): string {
  return commas[locale().language] ?? ', ';
}
