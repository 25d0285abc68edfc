import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** The screen for addresses at which no one can sign in: plain HTTP at any name other than localhost. */
export const insecureScreen: ScreenRow = { path: '/insecure', load: () => import('./screen.tsx'), words };
