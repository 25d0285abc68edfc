/**
 * What a booking needs: checked answers, the recovery of attempts without a response, the honeypot, which pretends to
 * book, and the form that is read again when the server refuses answers to it.
 *
 * Design: the same function plans a honeypot booking and a real one, so that a program cannot tell them apart by a
 * field.
 */
export { type BookingRecovery, createBookingRecovery, noRecovery } from './booking-recovery.ts';
export type { CheckedBooking } from './checked-booking.ts';
export { createHoneypot, type Honeypot } from './honeypot.ts';
export { plannedEvent } from './planned-event.ts';
export { refreshForm } from './refresh-form.ts';
