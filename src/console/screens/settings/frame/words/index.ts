import { lazyWords } from '../../../../words/index.ts';
import type { FrameWords } from './en.ts';

export const words = lazyWords<FrameWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
