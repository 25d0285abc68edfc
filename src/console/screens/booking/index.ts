import type { ScreenRow } from '../../routing/index.ts';
import { wordsTogether } from '../../words/index.ts';
import { webhookWords } from '../settings/webhooks/index.ts';
import { whyWords } from '../why/index.ts';
import { words } from './words/index.ts';

export { newBookingScreen } from './new-booking/index.ts';

/** One booking, and what a host can do with it. */
export const bookingScreen: ScreenRow = {
  path: '/bookings/:id',
  load: () => import('./screen.tsx'),
  // Two other screens provide the words for why a time is not offered, and for what became of a webhook message.
  words: wordsTogether(words, whyWords, webhookWords),
};
