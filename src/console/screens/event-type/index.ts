import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** Everything about one kind of meeting. */
export const eventTypeScreen: ScreenRow = { path: '/event-types/:id', load: () => import('./screen.tsx'), words };
