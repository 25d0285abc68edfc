import { lazyWords } from '../../../words/index.ts';
import type { ContactsWords } from './en.ts';

export const words = lazyWords<ContactsWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
