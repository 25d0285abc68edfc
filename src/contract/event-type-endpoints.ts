import * as v from 'valibot';
import { bookingFormEndpoints } from './booking-form-endpoints.ts';
import type { DescribedEndpoint } from './endpoint.ts';
import { EventType } from './event-type.ts';
import { Slots } from './slots.ts';

/** Event types, their booking forms and their slots. */
export const eventTypeEndpoints = {
  listEventTypes: {
    method: 'GET',
    path: '/v1/event-types',
    data: v.array(EventType),
    status: 200,
    summary: 'Returns all event types of the account',
  },
  createEventType: {
    method: 'POST',
    path: '/v1/event-types',
    data: EventType,
    status: 201,
    summary: 'Creates an event type, with a booking form that asks for name and e-mail',
  },
  getEventType: {
    method: 'GET',
    path: '/v1/event-types/{id}',
    data: EventType,
    status: 200,
    summary: 'Returns one event type',
  },
  updateEventType: {
    method: 'PUT',
    path: '/v1/event-types/{id}',
    data: EventType,
    status: 200,
    summary: 'Changes the fields of an event type that are sent',
  },
  deleteEventType: {
    method: 'DELETE',
    path: '/v1/event-types/{id}',
    data: v.null(),
    status: 200,
    summary: 'Removes an event type that was never booked',
  },
  ...bookingFormEndpoints,
  getSlots: {
    method: 'GET',
    path: '/v1/event-types/{id}/slots',
    data: Slots,
    status: 200,
    summary: 'Returns the bookable times of an event type',
  },
} as const satisfies Record<string, DescribedEndpoint>;
