import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** The calendars whose busy times block bookings. */
export const calendarsScreen: ScreenRow = { path: '/calendars', load: () => import('./screen.tsx'), words };
