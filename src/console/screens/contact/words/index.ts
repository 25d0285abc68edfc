import { lazyWords } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

export const words = lazyWords<ContactWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
