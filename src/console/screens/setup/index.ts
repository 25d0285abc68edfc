import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** The screen that creates the first person of a server, from the link that `npm start` prints. */
export const setupScreen: ScreenRow = { path: '/setup', load: () => import('./screen.tsx'), words };
