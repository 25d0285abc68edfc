import { lazyWords } from '../../../words/index.ts';
import type { InsecureWords } from './en.ts';

export const words = lazyWords<InsecureWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
