import type { ScreenRow } from '../../../routing/index.ts';
import { settingsPages, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** The profile that invitees see, and how the console shows times. */
export const youScreen: ScreenRow = {
  path: settingsPages.you.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
