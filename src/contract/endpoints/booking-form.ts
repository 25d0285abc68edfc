import * as v from 'valibot';
import {
  BookingFormFieldChange,
  BookingFormFieldDraft,
  BookingFormOrder,
  OneField,
  OneForm,
} from '../requests/index.ts';
import { BookingFormField } from '../resources/index.ts';
import type { AccountEndpoint } from './endpoint.ts';

/** The fields of the booking form of an event type. */
export const bookingFormEndpoints = {
  listBookingFormFields: {
    method: 'GET',
    path: '/v1/event-types/{eventType}/booking-forms',
    resource: { kind: 'event type', param: 'eventType' },
    input: { params: OneForm },
    data: v.array(BookingFormField),
    status: 200,
    summary: 'Returns the fields of a booking form in order of position',
  },
  createBookingFormField: {
    method: 'POST',
    path: '/v1/event-types/{eventType}/booking-forms',
    resource: { kind: 'event type', param: 'eventType' },
    input: { params: OneForm, body: BookingFormFieldDraft },
    data: BookingFormField,
    status: 201,
    summary: 'Adds a field to a booking form',
  },
  // Before the path of one field, which it fits too.
  orderBookingFormFields: {
    method: 'PUT',
    path: '/v1/event-types/{eventType}/booking-forms/update-order',
    resource: { kind: 'event type', param: 'eventType' },
    input: { params: OneForm, body: BookingFormOrder },
    data: v.array(BookingFormField),
    status: 200,
    summary: 'Sets the positions of fields, all at once',
  },
  updateBookingFormField: {
    method: 'PUT',
    path: '/v1/event-types/{eventType}/booking-forms/{field}',
    resource: { kind: 'event type', param: 'eventType' },
    input: { params: OneField, body: BookingFormFieldChange },
    data: BookingFormField,
    status: 200,
    summary: 'Changes what is sent of a field',
  },
  deleteBookingFormField: {
    method: 'DELETE',
    path: '/v1/event-types/{eventType}/booking-forms/{field}',
    resource: { kind: 'event type', param: 'eventType' },
    input: { params: OneField },
    data: v.null(),
    status: 200,
    summary: 'Removes a field; the answers events have to it stay',
  },
} as const satisfies Record<string, AccountEndpoint>;
