import { lazyWords } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

export const words = lazyWords<WhyWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
