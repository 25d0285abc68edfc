import { lazyWords } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

export const words = lazyWords<AccountWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
