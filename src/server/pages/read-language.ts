import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type LanguageCode, languages } from '../../language/index.ts';

/** Reads the language of the page from `Accept-Language`; English if no known language is named. */
export function readLanguage(context: Context): LanguageCode {
  const language = accepts(context, {
    header: 'Accept-Language',
    supports: [...languages],
    default: 'en',
    match: (languages, { supports, default: fallback }) =>
      languages
        .filter(({ q }) => q > 0)
        .sort((one, other) => other.q - one.q)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find((tag) => supports.includes(tag)) ?? fallback,
  });
  return language as LanguageCode; // one of them, or the default
}
