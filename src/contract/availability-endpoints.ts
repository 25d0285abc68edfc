import * as v from 'valibot';
import { Availability } from './availability.ts';
import type { DescribedEndpoint } from './endpoint.ts';

/** Weekly schedules of open hours. */
export const availabilityEndpoints = {
  listAvailabilities: {
    method: 'GET',
    path: '/v1/availabilities',
    data: v.array(Availability),
    status: 200,
    summary: 'Returns all availability schedules, the default one first',
  },
  createAvailability: {
    method: 'POST',
    path: '/v1/availabilities',
    data: Availability,
    status: 201,
    summary: 'Creates an availability schedule; the first one of an account becomes the default',
  },
  getAvailability: {
    method: 'GET',
    path: '/v1/availabilities/{id}',
    data: Availability,
    status: 200,
    summary: 'Returns one availability schedule',
  },
  updateAvailability: {
    method: 'PUT',
    path: '/v1/availabilities/{id}',
    data: Availability,
    status: 200,
    summary: 'Changes the fields of an availability schedule that are sent',
  },
  deleteAvailability: {
    method: 'DELETE',
    path: '/v1/availabilities/{id}',
    data: v.null(),
    status: 200,
    summary: 'Removes an availability schedule that nothing follows',
  },
} as const satisfies Record<string, DescribedEndpoint>;
