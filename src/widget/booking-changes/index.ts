/**
 * Rescheduling and canceling a booking: the two operations, and what is said when they fail.
 *
 * The decision behind it: nothing is shown as done before the server has said so; what it answers is shown, not what was
 * asked for. A try that was not answered keeps its key, so that trying again moves nothing twice.
 */

export { type BookingChanges, bookingChangesOf } from './booking-changes.ts';
export { changeFailureMessage } from './failure-message.ts';
