import type { LanguageCode } from '../../language/index.ts';
import { locale } from '../words/index.ts';

// `Intl` joins lists, but neither a label with what it names nor a date with a time that is written already.
const commas: Partial<Record<LanguageCode, string>> = { ar: '، ', ja: '、', zh: '，' };
const colons: Partial<Record<LanguageCode, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' };
const beforeTimes: Partial<Record<LanguageCode, string>> = { ja: ' ', zh: ' ' };

/** Returns `Berlin, 15:00`: two facts side by side, with the comma of the page's language. */
export function withComma(first: string, second: string): string {
  return first + comma() + second;
}

/** Returns `Schedule: changed`: a label and what it names, with the colon of the page's language. */
export function withColon(label: string, text: string): string {
  return label + (colons[locale().language] ?? ': ') + text;
}

/** Returns `Tuesday 24 November, 15:00` of a date and a time, or a range of times, that are written already. */
export function dateWithTime(date: string, time: string): string {
  return date + (beforeTimes[locale().language] ?? comma()) + time;
}

/** Returns a text without the space that `Intl` puts, and nobody writes, between a figure and a Japanese unit. */
export function closeUnits(text: string): string {
  return locale().language === 'ja' ? text.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '') : text;
}

/** Returns a text with a capital first letter, as a heading or a label begins: many languages write weekdays small. */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale().tag) + text.slice(1);
}

function comma(): string {
  return commas[locale().language] ?? ', ';
}
