import * as v from 'valibot';
import { BookingFormField } from './booking-form-field.ts';
import type { DescribedEndpoint } from './endpoint.ts';

/** The fields of the booking form of an event type. */
export const bookingFormEndpoints = {
  listBookingFormFields: {
    method: 'GET',
    path: '/v1/event-types/{eventType}/booking-forms',
    data: v.array(BookingFormField),
    status: 200,
    summary: 'Returns the fields of a booking form in order of position',
  },
  createBookingFormField: {
    method: 'POST',
    path: '/v1/event-types/{eventType}/booking-forms',
    data: BookingFormField,
    status: 201,
    summary: 'Adds a field to a booking form',
  },
  // Before the path of one field, which it fits too.
  orderBookingFormFields: {
    method: 'PUT',
    path: '/v1/event-types/{eventType}/booking-forms/update-order',
    data: v.array(BookingFormField),
    status: 200,
    summary: 'Sets the positions of fields, all at once',
  },
  updateBookingFormField: {
    method: 'PUT',
    path: '/v1/event-types/{eventType}/booking-forms/{field}',
    data: BookingFormField,
    status: 200,
    summary: 'Changes what is sent of a field',
  },
  deleteBookingFormField: {
    method: 'DELETE',
    path: '/v1/event-types/{eventType}/booking-forms/{field}',
    data: v.null(),
    status: 200,
    summary: 'Removes a field; the answers events have to it stay',
  },
} as const satisfies Record<string, DescribedEndpoint>;
