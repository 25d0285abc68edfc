import * as v from 'valibot';
import { OneById, WindowsQuery } from '../requests/index.ts';
import { Slot, User } from '../resources/index.ts';
import type { AccountEndpoint } from './endpoint.ts';

/** The users of an account, and when they are open. */
export const userEndpoints = {
  getCurrentUser: {
    method: 'GET',
    path: '/v1/users/me',
    resource: null,
    input: {},
    data: User,
    status: 200,
    summary: 'Returns the user of the key',
  },
  listAvailabilityWindows: {
    method: 'GET',
    path: '/v1/users/{id}/availability-windows',
    resource: { kind: 'user', param: 'id' },
    input: { params: OneById, query: WindowsQuery },
    data: v.array(Slot),
    status: 200,
    summary: 'Lists the open hours of a user minus the time of events',
  },
} as const satisfies Record<string, AccountEndpoint>;
