/**
 * Event types and the fields of their booking forms.
 *
 * Design: a field is a separate row, so that its id survives a change of the form.
 */

export { createBookingFormFields } from './booking-form-fields.ts';
export { type BookingPage, createBookingPageFinder, type FindBookingPage, TooManyVisitsError } from './booking-page.ts';
export { createEventTypeHosts } from './event-type-hosts.ts';
export { createEventTypeOrder } from './event-type-order.ts';
export { findAccountOfEventType, findEventTypePlace, saveEventTypePlace } from './event-type-place.ts';
export { createEventTypes } from './event-types.ts';
