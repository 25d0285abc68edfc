import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** Upcoming and past bookings. */
export const bookingsScreen: ScreenRow = { path: '/', load: () => import('./screen.tsx'), words };
