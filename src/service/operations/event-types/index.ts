/**
 * Event types and their booking forms.
 *
 * Design: a change is checked by its result as a whole, under the account's lock, and not by the few fields that were
 * sent.
 */
export { archiveEventType } from './archive.ts';
export {
  createBookingFormField,
  deleteBookingFormField,
  listBookingFormFields,
  orderBookingFormFields,
  updateBookingFormField,
} from './booking-form.ts';
export { getEventTypeDistribution } from './distribution.ts';
export { duplicateEventType } from './duplicate.ts';
export { createEventType, deleteEventType, getEventType, listEventTypes, updateEventType } from './event-type.ts';
export { countedSince, listEventTypeHosts, updateEventTypeHosts } from './hosts.ts';
export { orderEventTypes } from './order.ts';
