import type { ScreenRow } from '../../../routing/index.ts';
import { settingsPages, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** Who changed what. */
export const journalScreen: ScreenRow = {
  path: settingsPages.journal.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
