/**
 * What is done with a form: its fields, answering them, and sending them until it is known what became of it.
 *
 * The decision behind it: all of it comes with the form, in a chunk of its own; the model keeps the answers and how far
 * the booking is, so that both outlive the step. A booking is one idempotency key and as many attempts as it takes.
 */

export { ownOf } from './answers/index.ts';
export { bookingDetail } from './booking-detail.ts';
export { type BookingForm, bookingFormOf } from './booking-form.ts';
export { type PageParts, readPage } from './read-page.ts';
export { createIdempotencyKeys } from './sending/index.ts';
