/**
 * Booking for an agent: the draft of a booking, its preview, and the booking itself.
 *
 * Design: a call that is repeated returns the booking that it has made before, because an agent cannot send an
 * Idempotency-Key. A preview runs the checks of a booking, and refuses what the booking would refuse.
 */
export { bookOnce } from './book-once.ts';
export { BookInput, type Draft, readDraft } from './read-draft.ts';
