import type { ScreenRow } from '../../../routing/index.ts';
import { settingsPages, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** The people who can sign in to the account, and their roles. */
export const peopleScreen: ScreenRow = {
  path: settingsPages.people.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
