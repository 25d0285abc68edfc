import {
  EventCancellation,
  EventChange,
  EventDraft,
  EventNoShow,
  EventRescheduling,
  EventsQuery,
  OneByUuid,
} from '../requests/index.ts';
import { Event, pageOf } from '../resources/index.ts';
import type { AccountEndpoint } from './endpoint.ts';

/** Bookings. */
export const eventEndpoints = {
  listEvents: {
    method: 'GET',
    path: '/v1/events',
    resource: null,
    input: { query: EventsQuery },
    data: pageOf(Event),
    status: 200,
    summary: 'Lists events, the latest start first',
  },
  createEvent: {
    method: 'POST',
    path: '/v1/events',
    resource: null,
    input: { body: EventDraft },
    data: Event,
    status: 201,
    summary: 'Books an event',
  },
  getEvent: {
    method: 'GET',
    path: '/v1/events/{id}',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid },
    data: Event,
    status: 200,
    summary: 'Returns an event',
  },
  updateEvent: {
    method: 'PUT',
    path: '/v1/events/{id}',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid, body: EventChange },
    data: Event,
    status: 200,
    summary: 'Updates the note that the host keeps about an event',
  },
  cancelEvent: {
    method: 'POST',
    path: '/v1/events/{id}/cancel',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid, body: EventCancellation },
    data: Event,
    status: 200,
    summary: 'Cancels an event. Canceling twice has no further effect',
  },
  rescheduleEvent: {
    method: 'POST',
    path: '/v1/events/{id}/reschedule',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid, body: EventRescheduling },
    data: Event,
    status: 200,
    summary: 'Reschedules an event; the time it has now counts as free, and rescheduling to it changes nothing',
  },
  markEventNoShow: {
    method: 'POST',
    path: '/v1/events/{id}/no-show',
    resource: { kind: 'event', param: 'id' },
    input: { params: OneByUuid, body: EventNoShow },
    data: Event,
    status: 200,
    summary:
      'Marks that the invitee did not come, or takes that back, from the start of the event until 30 days later; nobody is mailed',
  },
} as const satisfies Record<string, AccountEndpoint>;
