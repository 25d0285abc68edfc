/**
 * The words of our own pages, in each language of the widget.
 *
 * Design: there are only a dozen sentences, so one file holds several languages, and nothing is loaded
 * on demand.
 */
import type { LanguageCode } from '../../../language/index.ts';
import { asian } from './asian.ts';
import { english } from './english.ts';
import { northern } from './northern.ts';
import type { PageWords } from './page-words.ts';
import { romance } from './romance.ts';

export type { PageWords };

/** The words of each language, by its tag. */
export const pageWords: Readonly<Record<LanguageCode, PageWords>> = { en: english, ...romance, ...northern, ...asian };
