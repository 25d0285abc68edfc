import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/**
 * What is shown at an address where a browser keeps nobody signed in: plain HTTP under another name than this
 * machine's.
 */
export const insecureScreen: ScreenRow = { path: '/insecure', load: () => import('./screen.tsx'), words };
