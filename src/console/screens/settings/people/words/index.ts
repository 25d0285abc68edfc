import { lazyWords } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

export const words = lazyWords<PeopleWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
