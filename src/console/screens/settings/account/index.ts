import type { ScreenRow } from '../../../routing/index.ts';
import { settingsParts, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** What holds for the account as a whole. */
export const accountScreen: ScreenRow = {
  path: settingsParts.account.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
