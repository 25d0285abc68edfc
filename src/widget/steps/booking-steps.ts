// The steps after a time is selected, in one chunk: an invitee who sees one of them will see the next, and what they
// share would otherwise slow down the first screen.
export { Confirmation } from './confirmation/index.ts';
export { DetailsForm, readPage } from './details-form/index.ts';
export { ManageBooking, RescheduleStrip } from './manage-booking/index.ts';
