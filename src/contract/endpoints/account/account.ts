import { AccountChange } from '../../requests/index.ts';
import { Account } from '../../resources/index.ts';
import type { AccountEndpoint } from '../endpoint.ts';

/** The account of a key. */
export const accountEndpoints = {
  getAccount: {
    method: 'GET',
    path: '/v1/account',
    resource: null,
    input: {},
    data: Account,
    status: 200,
    summary: 'Returns the account of the key',
  },
  updateAccount: {
    method: 'PUT',
    path: '/v1/account',
    resource: null,
    input: { body: AccountChange },
    data: Account,
    status: 200,
    summary: 'Updates the account',
  },
} as const satisfies Record<string, AccountEndpoint>;
