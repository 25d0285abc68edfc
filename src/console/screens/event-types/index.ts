import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** The kinds of meetings that can be booked. */
export const eventTypesScreen: ScreenRow = { path: '/event-types', load: () => import('./screen.tsx'), words };
