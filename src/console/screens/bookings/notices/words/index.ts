import { lazyWords } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

export const words = lazyWords<NoticesWords>({
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
