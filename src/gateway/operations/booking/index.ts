/**
 * What a booking is made with: its answers once they are valid, the recovery of attempts without a response, and the
 * honeypot, which pretends to book.
 *
 * The decision behind it: the honeypot and a real booking are planned by the same function, so that a program cannot
 * tell one from the other by a field.
 */
export { type BookingRecovery, createBookingRecovery, noRecovery } from './booking-recovery.ts';
export type { CheckedBooking } from './checked-booking.ts';
export { createHoneypot, type Honeypot } from './honeypot.ts';
export { plannedEvent } from './planned-event.ts';
