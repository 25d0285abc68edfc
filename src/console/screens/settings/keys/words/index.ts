import { lazyWords } from '../../../../words/index.ts';
import type { KeysWords } from './en.ts';

export const words = lazyWords<KeysWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
