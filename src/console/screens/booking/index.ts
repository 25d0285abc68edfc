import { deliveryWords } from '../../deliveries/index.ts';
import type { ScreenRow } from '../../routing/index.ts';
import { wordsTogether } from '../../words/index.ts';
import { whyWords } from '../why/index.ts';
import { words } from './words/index.ts';

export { newBookingScreen } from './new-booking/index.ts';

/** One booking, and what a host can do with it. */
export const bookingScreen: ScreenRow = {
  path: '/bookings/:id',
  load: () => import('./screen.tsx'),
  // Other folders provide the words for why a time is not offered, and for what became of a webhook message.
  words: wordsTogether(words, whyWords, deliveryWords),
};
