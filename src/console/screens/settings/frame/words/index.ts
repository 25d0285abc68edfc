import { lazyWords } from '../../../../words/index.ts';
import type { FrameWords } from './en.ts';

export const words = lazyWords<FrameWords>({
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
});
