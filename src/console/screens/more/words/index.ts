import { lazyWords } from '../../../words/index.ts';
import type { MoreWords } from './en.ts';

export const words = lazyWords<MoreWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
