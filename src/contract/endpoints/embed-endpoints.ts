import * as v from 'valibot';
import { BookingFormField, FormToken, ManagedEvent, PublicEventType, Slots } from '../resources/index.ts';
import type { ServedEndpoint } from './endpoint.ts';

// The embed API, `/embed/v1`: the few operations a widget needs, without a key and with fewer fields. Each is a
// separate export, so that a part of the widget contains only the operations it calls.

/** Returns the fields of an event type and its host that a page may see. */
export const getEventType = {
  method: 'GET',
  path: '/event-types/{id}',
  data: PublicEventType,
  status: 200,
} as const satisfies ServedEndpoint;

/** Returns the active fields of a booking form in order of position. */
export const listBookingFormFields = {
  method: 'GET',
  path: '/event-types/{id}/booking-forms',
  data: v.array(BookingFormField),
  status: 200,
} as const satisfies ServedEndpoint;

/** Returns the bookable times of an event type. */
export const getSlots = {
  method: 'GET',
  path: '/event-types/{id}/slots',
  data: Slots,
  status: 200,
} as const satisfies ServedEndpoint;

/**
 * Books a time. 409 if it is no longer free. With an `Idempotency-Key`, a request that is sent again gets the response
 * of the first.
 */
export const createEvent = {
  method: 'POST',
  path: '/events',
  data: ManagedEvent,
  status: 201,
} as const satisfies ServedEndpoint;

/** Returns the form token that a page sends with a booking. */
export const getFormToken = {
  method: 'GET',
  path: '/event-types/{id}/form-token',
  data: FormToken,
  status: 200,
} as const satisfies ServedEndpoint;

/** Returns an event to the bearer of its token. */
export const getEvent = {
  method: 'GET',
  path: '/events/{id}',
  data: ManagedEvent,
  status: 200,
} as const satisfies ServedEndpoint;

/** Cancels an event. Canceling twice has no further effect. */
export const cancelEvent = {
  method: 'POST',
  path: '/events/{id}/cancel',
  data: ManagedEvent,
  status: 200,
} as const satisfies ServedEndpoint;

/** Reschedules an event. Its current time does not block the new one. */
export const rescheduleEvent = {
  method: 'POST',
  path: '/events/{id}/reschedule',
  data: ManagedEvent,
  status: 200,
} as const satisfies ServedEndpoint;

/** The name of an operation of `/embed/v1`. */
export type EmbedEndpointName = keyof typeof import('./embed-endpoints.ts');
