import { lazyWords } from '../../../words/index.ts';
import type { EventTypeWords } from './en.ts';

export const words = lazyWords<EventTypeWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
