import { lazyWords } from '../../../../words/index.ts';
import type { SecurityWords } from './en.ts';

export const words = lazyWords<SecurityWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
