import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** Where links lead that sign in, invite somebody or reset a password. */
export const linkScreen: ScreenRow = { path: '/link', load: () => import('./screen.tsx'), words };
