/**
 * Managing a booking: opening it by its token, asking once before it is rescheduled or canceled.
 *
 * The decision behind it: a booking is shown by the step that shows a new one; here is only what comes before and after.
 */
export { ManageBooking } from './manage-booking.tsx';
export { RescheduleStrip } from './reschedule-strip.tsx';
