import * as v from 'valibot';
import { accountRequests } from './account-requests.ts';
import { availabilityRequests } from './availability-requests.ts';
import { bookingFormRequests } from './booking-form-requests.ts';
import { contactRequests } from './contact-requests.ts';
import type { EndpointName } from './endpoints.ts';
import { eventRequests } from './event-requests.ts';
import { eventTypeRequests } from './event-type-requests.ts';
import { SlotsQuery, WindowsQuery } from './range-query.ts';
import { IntegerIdInPath } from './scalars.ts';
import { teamRequests } from './team-requests.ts';
import { webhookRequests } from './webhook-requests.ts';

/** What each operation of `/v1` may be asked: absent parts take nothing. */
export const requests = {
  ...availabilityRequests,
  ...eventTypeRequests,
  ...bookingFormRequests,
  ...contactRequests,
  ...teamRequests,
  getSlots: { params: v.object({ id: IntegerIdInPath }), query: SlotsQuery },
  ...eventRequests,
  ...webhookRequests,
  ...accountRequests,
  getCurrentUser: {},
  listAvailabilityWindows: { params: v.object({ id: IntegerIdInPath }), query: WindowsQuery },
} as const satisfies Record<
  EndpointName,
  {
    readonly params?: v.GenericSchema;
    readonly query?: v.GenericSchema;
    readonly body?: v.GenericSchema;
  }
>;
