import type { ScreenRow } from '../../../routing/index.ts';
import { settingsParts, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** The keys that programs act with. */
export const keysScreen: ScreenRow = {
  path: settingsParts.keys.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
