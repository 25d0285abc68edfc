import { lazyWords } from '../../../words/index.ts';
import type { BookingWords } from './en.ts';

export const words = lazyWords<BookingWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
