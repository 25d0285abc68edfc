import type { ScreenRow } from '../../routing/index.ts';
import { wordsTogether } from '../../words/index.ts';
import { calendarsWords } from '../calendars/index.ts';
import { words } from './words/index.ts';

/** The first screen of a new host: four steps from open hours to a booking link. */
export const welcomeScreen: ScreenRow = {
  path: '/welcome',
  load: () => import('./screen.tsx'),
  // The calendars provide the words for why one cannot be connected.
  words: wordsTogether(words, calendarsWords),
};
