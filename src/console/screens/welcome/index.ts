import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** The first screen of a new host: four steps from open hours to a booking link. */
export const welcomeScreen: ScreenRow = { path: '/welcome', load: () => import('./screen.tsx'), words };
