import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** Where the link that `npm start` prints makes the first person of a server. */
export const setupScreen: ScreenRow = { path: '/setup', load: () => import('./screen.tsx'), words };
