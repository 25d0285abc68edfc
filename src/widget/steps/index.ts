/**
 * The steps of booking: selecting a time, the details form, the confirmation; and those of a booking that is rescheduled
 * or canceled.
 *
 * The decision behind it: only the first is here from the start; the others are fetched while it is being looked at. No
 * step knows another: what they share is the model.
 */
import { withDeferred } from '../deferred/index.ts';

export { Failure } from './failure.tsx';
export { SelectTime, selectTimeStages } from './select-time/index.ts';

const importBookingSteps = () => withDeferred(import('./booking-steps.ts'));

export const loadDetailsForm = async () => (await importBookingSteps()).DetailsForm;

/** What reads the page comes with the form. */
export const loadReadPage = async () => (await import('./booking-steps.ts')).readPage;

export const loadConfirmation = async () => (await importBookingSteps()).Confirmation;

export const loadManageBooking = async () => (await importBookingSteps()).ManageBooking;

/** What is shown above the days while a booking is rescheduled comes with the steps around it. */
export const loadRescheduleStrip = async () => (await importBookingSteps()).RescheduleStrip;
