import type { DescribedEndpoint } from './endpoint.ts';
import { Event } from './event.ts';
import { pageOf } from './page.ts';

/** Bookings. */
export const eventEndpoints = {
  listEvents: {
    method: 'GET',
    path: '/v1/events',
    data: pageOf(Event),
    status: 200,
    summary: 'Returns a page of the events, the latest start first',
  },
  createEvent: {
    method: 'POST',
    path: '/v1/events',
    data: Event,
    status: 201,
    summary: 'Books a time',
  },
  getEvent: {
    method: 'GET',
    path: '/v1/events/{id}',
    data: Event,
    status: 200,
    summary: 'Returns one event',
  },
  cancelEvent: {
    method: 'POST',
    path: '/v1/events/{id}/cancel',
    data: Event,
    status: 200,
    summary: 'Calls an event off; one that was called off already stays as it is',
  },
  rescheduleEvent: {
    method: 'POST',
    path: '/v1/events/{id}/reschedule',
    data: Event,
    status: 200,
    summary: 'Moves an event to another time, judged as if it were not there',
  },
} as const satisfies Record<string, DescribedEndpoint>;
