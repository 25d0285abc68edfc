import { lazyWords } from '../../../../words/index.ts';
import type { JournalWords } from './en.ts';

export const words = lazyWords<JournalWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
