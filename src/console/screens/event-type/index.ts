import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** All settings of an event type. */
export const eventTypeScreen: ScreenRow = { path: '/event-types/:id', load: () => import('./screen.tsx'), words };
