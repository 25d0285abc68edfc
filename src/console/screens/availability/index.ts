import type { ScreenRow } from '../../routing/index.ts';
import { words } from './words/index.ts';

/** Weekly hours, days off and days with other hours; without an id in the path, the ones of the default schedule. */
export const availabilityScreens: readonly ScreenRow[] = ['/availability', '/availability/:id'].map((path) => ({
  path,
  load: () => import('./screen.tsx'),
  words,
}));
