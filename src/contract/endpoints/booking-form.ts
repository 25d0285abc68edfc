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
    summary: 'Lists the fields of a booking form by position',
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
  // This row comes before the path of one field, which it would match too.
  orderBookingFormFields: {
    method: 'PUT',
    path: '/v1/event-types/{eventType}/booking-forms/update-order',
    resource: { kind: 'event type', param: 'eventType' },
    input: { params: OneForm, body: BookingFormOrder },
    data: v.array(BookingFormField),
    status: 200,
    summary: 'Reorders the fields of a booking form',
  },
  updateBookingFormField: {
    method: 'PUT',
    path: '/v1/event-types/{eventType}/booking-forms/{field}',
    resource: { kind: 'event type', param: 'eventType' },
    input: { params: OneField, body: BookingFormFieldChange },
    data: BookingFormField,
    status: 200,
    summary: 'Updates a field of a booking form',
  },
  deleteBookingFormField: {
    method: 'DELETE',
    path: '/v1/event-types/{eventType}/booking-forms/{field}',
    resource: { kind: 'event type', param: 'eventType' },
    input: { params: OneField },
    data: v.null(),
    status: 200,
    summary: 'Deletes a field of a booking form; answers already given to it are kept',
  },
} as const satisfies Record<string, AccountEndpoint>;
