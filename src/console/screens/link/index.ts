import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** The screen of links that sign in, invite someone, reset a password or confirm an address. */
export const linkScreen: ScreenRow = { path: '/link', load: () => import('./screen.tsx'), words };
