import type { ScreenRow } from '../../../routing/index.ts';
import { settingsParts, withFrame } from '../frame/index.ts';
import { words } from './words/index.ts';

/** Who may sign in to the account, and as what. */
export const peopleScreen: ScreenRow = {
  path: settingsParts.people.path,
  load: () => import('./screen.tsx'),
  words: withFrame(words),
};
