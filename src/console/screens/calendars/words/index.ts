import { lazyWords } from '../../../words/index.ts';
import type { CalendarsWords } from './en.ts';

export const words = lazyWords<CalendarsWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
