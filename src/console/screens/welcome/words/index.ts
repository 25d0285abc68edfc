import { lazyWords } from '../../../words/index.ts';
import type { WelcomeWords } from './en.ts';

export const words = lazyWords<WelcomeWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
