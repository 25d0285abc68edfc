import { type Counting, createCounting, type LanguageCode } from '../../language/index.ts';
import { locale } from './locale.ts';

/**
 * Creates the counting functions for the words of a language: its plural rules, with the numerals of the page's region.
 */
export function countingOf(language: LanguageCode): Counting {
  return createCounting(language, (count) => new Intl.NumberFormat(locale().tag).format(count));
}
