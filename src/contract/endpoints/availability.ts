import * as v from 'valibot';
import { AvailabilityChange, AvailabilityDraft, OneById } from '../requests/index.ts';
import { Availability, AvailabilityEventType } from '../resources/index.ts';
import type { AccountEndpoint } from './endpoint.ts';

/** Weekly schedules of open hours. */
export const availabilityEndpoints = {
  listAvailabilities: {
    method: 'GET',
    path: '/v1/availabilities',
    resource: null,
    input: {},
    data: v.array(Availability),
    status: 200,
    summary: 'Lists availability schedules, the default one first',
  },
  createAvailability: {
    method: 'POST',
    path: '/v1/availabilities',
    resource: null,
    input: { body: AvailabilityDraft },
    data: Availability,
    status: 201,
    summary: 'Creates an availability schedule; the first one of an account becomes the default',
  },
  getAvailability: {
    method: 'GET',
    path: '/v1/availabilities/{id}',
    resource: { kind: 'availability', param: 'id' },
    input: { params: OneById },
    data: Availability,
    status: 200,
    summary: 'Returns an availability schedule',
  },
  listAvailabilityEventTypes: {
    method: 'GET',
    path: '/v1/availabilities/{id}/event-types',
    resource: { kind: 'availability', param: 'id' },
    input: { params: OneById },
    data: v.array(AvailabilityEventType),
    status: 200,
    summary: 'Lists the event types that use an availability schedule, archived ones too',
  },
  updateAvailability: {
    method: 'PUT',
    path: '/v1/availabilities/{id}',
    resource: { kind: 'availability', param: 'id' },
    input: { params: OneById, body: AvailabilityChange },
    data: Availability,
    status: 200,
    summary: 'Updates an availability schedule',
  },
  deleteAvailability: {
    method: 'DELETE',
    path: '/v1/availabilities/{id}',
    resource: { kind: 'availability', param: 'id' },
    input: { params: OneById },
    data: v.null(),
    status: 200,
    summary: 'Deletes an availability schedule that no event type uses',
  },
} as const satisfies Record<string, AccountEndpoint>;
