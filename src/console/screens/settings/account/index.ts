import type { ScreenRow } from '../../../routing/index.ts';
import { settingsPages, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** The settings of the whole account. */
export const accountScreen: ScreenRow = {
  path: settingsPages.account.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
