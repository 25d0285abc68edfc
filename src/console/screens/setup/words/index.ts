import { lazyWords } from '../../../words/index.ts';
import type { SetupWords } from './en.ts';

export const words = lazyWords<SetupWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
