/**
 * The words that every screen uses: buttons, states, navigation, and the errors of failed requests.
 *
 * Design: the words of a screen are loaded with that screen, and these with the shell.
 */
import { lazyWords } from '../lazy-words.ts';
import type { ShellWords } from './en.ts';

export const shellWords = lazyWords<ShellWords>({
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  nl: () => import('./nl.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  sv: () => import('./sv.ts'),
  zh: () => import('./zh.ts'),
});
