import { availabilityEndpoints } from './availability-endpoints.ts';
import { contactEndpoints } from './contact-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { Event } from './event.ts';
import { eventTypeEndpoints } from './event-type-endpoints.ts';
import { teamEndpoints } from './team-endpoints.ts';
import { User } from './user.ts';

/**
 * The account's interface: every operation of `/v1`, and what it answers. What may be asked is in `requests`. Where a
 * path fits two operations, the one that stands first is meant.
 */
export const endpoints = {
  ...availabilityEndpoints,
  ...eventTypeEndpoints,
  ...contactEndpoints,
  ...teamEndpoints,
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
  getCurrentUser: {
    method: 'GET',
    path: '/v1/users/me',
    data: User,
    status: 200,
    summary: 'Returns the user the key belongs to',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
