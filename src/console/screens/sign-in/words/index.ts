import { lazyWords } from '../../../words/index.ts';
import type { SignInWords } from './en.ts';

export const words = lazyWords<SignInWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
