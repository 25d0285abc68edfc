/**
 * Rescheduling and canceling a booking: the two operations, and the messages when they fail.
 *
 * The decision behind it: nothing is shown as done before the server has said so, and its response is shown, not the
 * request. An attempt without a response keeps its key, so that trying again never reschedules twice, and
 * leaving the booking as it is reads it again.
 */

export { type BookingChanges, bookingChangesOf } from './booking-changes.ts';
export { changeFailureMessage } from './failure-message.ts';
export { latestEvent } from './latest-event.ts';
