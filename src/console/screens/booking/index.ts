import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** One booking, and what a host can do with it. */
export const bookingScreen: ScreenRow = { path: '/bookings/:id', load: () => import('./screen.tsx'), words };
