/**
 * The words of mail, in every language of the widget.
 *
 * Design: each language is one typed object, so that a missing word does not compile. Dates, numbers
 * and plural forms come from `Intl`. Titles, labels and places belong to the host and are not translated.
 */
import type { LanguageCode } from '../../../language/index.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hebrew } from './he.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { swedish } from './sv.ts';
import type { Words } from './words.ts';
import { chinese } from './zh.ts';

export type { Label, LinkEmailKind, NoticeKind, Words } from './words.ts';

/** The words of each language. */
export const words: Readonly<Record<LanguageCode, Words>> = {
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
};
