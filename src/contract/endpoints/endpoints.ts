import { accountEndpoints, journalEndpoints, memberEndpoints, teamEndpoints, userEndpoints } from './account/index.ts';
import { availabilityEndpoints } from './availability.ts';
import { calendarEndpoints } from './calendar.ts';
import { contactEndpoints } from './contact.ts';
import type { AccountEndpoint, Endpoint } from './endpoint.ts';
import { eventEndpoints } from './event.ts';
import { eventTypeEndpoints } from './event-type.ts';
import { mailEndpoints } from './mail.ts';
import { webhookEndpoints } from './webhook.ts';

/**
 * Every operation of `/v1`, in the order of its documentation. If a path matches two operations, the first one is
 * called.
 */
export const endpoints = {
  ...availabilityEndpoints,
  ...eventTypeEndpoints,
  ...contactEndpoints,
  ...teamEndpoints,
  ...eventEndpoints,
  ...calendarEndpoints,
  ...webhookEndpoints,
  ...mailEndpoints,
  ...accountEndpoints,
  ...userEndpoints,
  ...memberEndpoints,
  ...journalEndpoints,
} as const satisfies Record<string, AccountEndpoint>;

/** The name of an operation of `/v1`. */
export type EndpointName = keyof typeof endpoints;

/** The rows for clients: the build of the console leaves out every other property. */
export const clientEndpoints: {
  readonly [Name in EndpointName]: Pick<(typeof endpoints)[Name], keyof Endpoint>;
} = { ...endpoints };
