import { lazyWords } from '../../../words/index.ts';
import type { EmbedWords } from './en.ts';

export const words = lazyWords<EmbedWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
