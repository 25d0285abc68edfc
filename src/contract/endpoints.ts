import * as v from 'valibot';
import { accountEndpoints } from './account-endpoints.ts';
import { availabilityEndpoints } from './availability-endpoints.ts';
import { contactEndpoints } from './contact-endpoints.ts';
import type { DescribedEndpoint } from './endpoint.ts';
import { eventEndpoints } from './event-endpoints.ts';
import { eventTypeEndpoints } from './event-type-endpoints.ts';
import { Slot } from './slots.ts';
import { teamEndpoints } from './team-endpoints.ts';
import { User } from './user.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

/**
 * The account's interface: every operation of `/v1`, and what it answers. What may be asked is in `requests`. Where a
 * path fits two operations, the one that stands first is meant.
 */
export const endpoints = {
  ...availabilityEndpoints,
  ...eventTypeEndpoints,
  ...contactEndpoints,
  ...teamEndpoints,
  ...eventEndpoints,
  ...webhookEndpoints,
  ...accountEndpoints,
  getCurrentUser: {
    method: 'GET',
    path: '/v1/users/me',
    data: User,
    status: 200,
    summary: 'Returns the user the key belongs to',
  },
  listAvailabilityWindows: {
    method: 'GET',
    path: '/v1/users/{id}/availability-windows',
    data: v.array(Slot),
    status: 200,
    summary: 'Returns the open hours of a user less the time that events take',
  },
} as const satisfies Record<string, DescribedEndpoint>;

/** The name of an operation of `/v1`. */
export type EndpointName = keyof typeof endpoints;
