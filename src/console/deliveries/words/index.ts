/**
 * The words about messages to webhooks and emails: their attempts, the response, and what went wrong.
 *
 * Design: the screens that show them load them together with their own.
 */
import { lazyWords } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

export const words = lazyWords<DeliveriesWords>({
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
