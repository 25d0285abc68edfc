/**
 * Event types and their booking forms.
 *
 * The decision behind it: a change is checked as the whole it leads to, under the account's lock, never as the few
 * fields that were sent.
 */
export { archiveEventType, orderEventTypes } from './arrange.ts';
export {
  createBookingFormField,
  deleteBookingFormField,
  listBookingFormFields,
  orderBookingFormFields,
  updateBookingFormField,
} from './booking-form.ts';
export { duplicateEventType } from './duplicate.ts';
export { createEventType, deleteEventType, getEventType, listEventTypes, updateEventType } from './event-type.ts';
