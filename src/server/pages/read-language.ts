import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type PageLanguage, pageWords } from './words/index.ts';

/** Reads the language of the page from `Accept-Language`; English where no other is known. */
export function readLanguage(context: Context): PageLanguage {
  const language = accepts(context, {
    header: 'Accept-Language',
    supports: Object.keys(pageWords),
    default: 'en',
    match: (accepted, { supports, default: fallback }) =>
      accepted
        .filter(({ q }) => q > 0)
        .sort((one, other) => other.q - one.q)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find((tag) => supports.includes(tag)) ?? fallback,
  });
  return language as PageLanguage; // one of the keys, or the default
}

/** Languages that run from right to left. */
const rightToLeft: readonly PageLanguage[] = ['ar', 'he'];

/** Returns which way the words of a language run. */
export function directionOf(language: PageLanguage): 'ltr' | 'rtl' {
  return rightToLeft.includes(language) ? 'rtl' : 'ltr';
}
