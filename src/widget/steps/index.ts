/**
 * The steps of booking: selecting a time, the details form, the confirmation, and those of an existing booking.
 *
 * Design: only the first is loaded from the start. The others are loaded while it is shown. Steps do not depend on each
 * other: they share only the model.
 */
import { withDeferred } from '../deferred/index.ts';

export { Failure } from './failure.tsx';
export { SelectTime, selectTimeStages } from './select-time/index.ts';

const importBookingSteps = () => withDeferred(import('./booking-steps.ts'));

export const loadDetailsForm = async () => (await importBookingSteps()).DetailsForm;

/** The reader of the page comes with the form. */
export const loadReadPage = async () => (await import('./booking-steps.ts')).readPage;

export const loadConfirmation = async () => (await importBookingSteps()).Confirmation;

export const loadManageBooking = async () => (await importBookingSteps()).ManageBooking;

/** The strip above the days while a booking is rescheduled comes with the steps around it. */
export const loadRescheduleStrip = async () => (await importBookingSteps()).RescheduleStrip;
