import { lazyWords } from '../../../../words/index.ts';
import type { YouWords } from './en.ts';

export const words = lazyWords<YouWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
