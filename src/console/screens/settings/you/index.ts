import type { ScreenRow } from '../../../routing/index.ts';
import { settingsParts, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** The profile that invitees see, and how the console shows times. */
export const youScreen: ScreenRow = {
  path: settingsParts.you.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
