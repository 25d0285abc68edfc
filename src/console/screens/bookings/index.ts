import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** What comes next, and everything that was ever booked. */
export const bookingsScreen: ScreenRow = { path: '/', load: () => import('./screen.tsx'), words };
