import type { ScreenRow } from '../../../routing/index.ts';
import { settingsPages, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** The API keys of the account. */
export const keysScreen: ScreenRow = {
  path: settingsPages.keys.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
