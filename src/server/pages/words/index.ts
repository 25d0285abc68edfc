/**
 * The words of our own pages, in each language that the widget speaks.
 *
 * The decision behind it: they are a dozen sentences, so a file holds those of several languages, and nothing is loaded
 * on demand.
 */
import { arabic, chinese, hebrew, japanese } from './asian.ts';
import { english } from './english.ts';
import { dutch, german, polish, swedish } from './northern.ts';
import type { PageWords } from './page-words.ts';
import { french, italian, portuguese, spanish } from './romance.ts';

export type { PageWords };

/** The words of each language, by its tag. */
export const pageWords = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  sv: swedish,
  ja: japanese,
  zh: chinese,
  ar: arabic,
  he: hebrew,
} as const satisfies Readonly<Record<string, PageWords>>;

/** The tag of a language that pages are written in. */
export type PageLanguage = keyof typeof pageWords;
