/**
 * Sending a booking until its result is known: attempts, retries, idempotency keys, the dry run.
 *
 * Design: one booking has one idempotency key, however many attempts it takes. While an attempt may have been booked
 * without a response, nothing is sent under another key.
 */
export { type BookingRecovery, createBookingRecovery } from './booking-recovery.ts';
export { createIdempotencyKeys } from './idempotency-keys.ts';
export { createSend } from './send.ts';
