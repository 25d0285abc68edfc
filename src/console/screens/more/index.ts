import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** The rest of the navigation, on a phone. */
export const moreScreen: ScreenRow = { path: '/more', load: () => import('./screen.tsx'), words };
