import { lazyWords } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

export const words = lazyWords<BookingsWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
