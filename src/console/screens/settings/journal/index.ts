import type { ScreenRow } from '../../../routing/index.ts';
import { settingsParts, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** Who changed what. */
export const journalScreen: ScreenRow = {
  path: settingsParts.journal.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
