import { lazyWords } from '../../../words/index.ts';
import type { EventTypesWords } from './en.ts';

export const words = lazyWords<EventTypesWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
