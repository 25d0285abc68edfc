/**
 * The words about emails: what they look like, whether they are sent, and what became of them.
 *
 * Design: the settings about email load them with their own screen, and an event type only with the preview.
 */
import { lazyWords } from '../../words/index.ts';
import type { MailWords } from './en.ts';

export const words = lazyWords<MailWords>({
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
