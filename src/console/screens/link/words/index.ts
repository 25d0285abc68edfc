import { lazyWords } from '../../../words/index.ts';
import type { LinkWords } from './en.ts';

export const words = lazyWords<LinkWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
