import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** One person who has booked, and all their bookings. */
export const contactScreen: ScreenRow = { path: '/contacts/:id', load: () => import('./screen.tsx'), words };
