/**
 * Rescheduling and canceling a booking: the two operations, and the messages when they fail.
 *
 * Design: nothing is shown as done before the server has confirmed it, and its response is shown, not the request. An
 * attempt without a response keeps its key, so that trying again never reschedules twice. Keeping the booking then
 * reads it again.
 */

export { type BookingChanges, bookingChangesOf } from './booking-changes.ts';
export { changeFailureMessage } from './failure-message.ts';
export { latestEvent } from './latest-event.ts';
