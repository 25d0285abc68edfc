import type { ScreenRow } from '../../routing/index.ts';
import { wordsTogether } from '../../words/index.ts';
import { whyWords } from '../why/index.ts';
import { words } from './words/index.ts';

export { newBookingScreen } from './new-booking/index.ts';

/** One booking, and what a host can do with it. */
export const bookingScreen: ScreenRow = {
  path: '/bookings/:id',
  load: () => import('./screen.tsx'),
  // The screen that explains a day provides the words for why a time is not offered.
  words: wordsTogether(words, whyWords),
};
