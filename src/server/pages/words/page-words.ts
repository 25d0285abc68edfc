import type { LanguageCode } from '../../../language/index.ts';
import { asian } from './asian.ts';
import { english } from './english.ts';
import { northern } from './northern.ts';
import { romance } from './romance.ts';
import type { PageWords } from './words-of-language.ts';

/** The words of our own pages in each language, by its tag. */
export const pageWords: Readonly<Record<LanguageCode, PageWords>> = { en: english, ...romance, ...northern, ...asian };
