import { lazyWords } from '../../../words/index.ts';
import type { AvailabilityWords } from './en.ts';

export const words = lazyWords<AvailabilityWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
