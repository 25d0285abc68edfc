/**
 * A new booking that a host makes for someone who called or wrote: an event type, one of its times, and the answers to
 * its questions.
 *
 * Design: it is booked in the same way as by a program with a key, so the server checks it by the same rules. The same
 * code checks the answers here first.
 */
import type { ScreenRow } from '../../../routing/index.ts';
import { wordsTogether } from '../../../words/index.ts';
import { whyWords } from '../../why/index.ts';
import { words as bookingWords } from '../words/index.ts';
import { words } from './words/index.ts';

/** Books a time for an invitee. */
export const newBookingScreen: ScreenRow = {
  path: '/bookings/new',
  load: () => import('./screen.tsx'),
  words: wordsTogether(words, bookingWords, whyWords),
};
