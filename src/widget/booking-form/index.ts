/**
 * The form: its fields, answering them, and sending them until the result is known.
 *
 * Design: all of it comes with the form, in a separate chunk. The model keeps the answers and the state of the booking,
 * so that both outlive the step. A booking is one idempotency key and as many attempts as it takes.
 */

export { ownOf } from './answers/index.ts';
export { bookingDetail } from './booking-detail.ts';
export { type BookingForm, bookingFormOf } from './booking-form.ts';
export { type PageInput, readPage } from './read-page.ts';
export { createIdempotencyKeys } from './sending/index.ts';
export { isNoLongerOffered, refusedAnswers } from './show-failure.ts';
