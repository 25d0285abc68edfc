import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** What a new host sees first: from opening hours to a link that has been tried. */
export const welcomeScreen: ScreenRow = { path: '/welcome', load: () => import('./screen.tsx'), words };
