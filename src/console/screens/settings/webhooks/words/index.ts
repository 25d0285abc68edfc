import { lazyWords } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

export const words = lazyWords<WebhooksWords>({ en: () => import('./en.ts'), de: () => import('./de.ts') });
