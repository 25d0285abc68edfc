/**
 * Managing a booking: opening it with its token, and asking once before it is rescheduled or canceled.
 *
 * Design: the step for a new booking also shows an existing one. This folder holds only what comes before and after.
 */
export { ManageBooking } from './manage-booking.tsx';
export { RescheduleStrip } from './reschedule-strip.tsx';
