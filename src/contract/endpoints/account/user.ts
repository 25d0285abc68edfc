import * as v from 'valibot';
import { OneById, UserChange, WindowsQuery } from '../../requests/index.ts';
import { Slot, User } from '../../resources/index.ts';
import type { AccountEndpoint } from '../endpoint.ts';

/** The users of an account, and their open hours. */
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
  updateCurrentUser: {
    method: 'PUT',
    path: '/v1/users/me',
    resource: null,
    input: { body: UserChange },
    data: User,
    status: 200,
    summary: 'Updates the user the key belongs to',
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
