import * as v from 'valibot';
import { EventTypeChange, EventTypeDraft, OneById, SlotExplanationQuery, SlotsQuery } from '../requests/index.ts';
import { EventType, SlotExplanation, Slots } from '../resources/index.ts';
import { bookingFormEndpoints } from './booking-form.ts';
import type { AccountEndpoint } from './endpoint.ts';

/** Event types, their booking forms and their slots. */
export const eventTypeEndpoints = {
  listEventTypes: {
    method: 'GET',
    path: '/v1/event-types',
    resource: null,
    input: {},
    data: v.array(EventType),
    status: 200,
    summary: 'Lists the event types of the account',
  },
  createEventType: {
    method: 'POST',
    path: '/v1/event-types',
    resource: null,
    input: { body: EventTypeDraft },
    data: EventType,
    status: 201,
    summary: 'Creates an event type with a booking form that asks for name and email address',
  },
  getEventType: {
    method: 'GET',
    path: '/v1/event-types/{id}',
    resource: { kind: 'event type', param: 'id' },
    input: { params: OneById },
    data: EventType,
    status: 200,
    summary: 'Returns an event type',
  },
  updateEventType: {
    method: 'PUT',
    path: '/v1/event-types/{id}',
    resource: { kind: 'event type', param: 'id' },
    input: { params: OneById, body: EventTypeChange },
    data: EventType,
    status: 200,
    summary: 'Updates an event type',
  },
  deleteEventType: {
    method: 'DELETE',
    path: '/v1/event-types/{id}',
    resource: { kind: 'event type', param: 'id' },
    input: { params: OneById },
    data: v.null(),
    status: 200,
    summary: 'Deletes an event type that was never booked',
  },
  ...bookingFormEndpoints,
  getSlots: {
    method: 'GET',
    path: '/v1/event-types/{id}/slots',
    resource: { kind: 'event type', param: 'id' },
    input: { params: OneById, query: SlotsQuery },
    data: Slots,
    status: 200,
    summary: 'Lists the bookable times of an event type',
  },
  explainSlots: {
    method: 'GET',
    path: '/v1/event-types/{id}/slots/explain',
    resource: { kind: 'event type', param: 'id' },
    input: { params: OneById, query: SlotExplanationQuery },
    data: SlotExplanation,
    status: 200,
    summary: 'Explains why each start of a day is offered or not',
  },
} as const satisfies Record<string, AccountEndpoint>;
