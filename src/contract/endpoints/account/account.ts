import { AccountChange, BrandingChange } from '../../requests/index.ts';
import { Account, Branding } from '../../resources/index.ts';
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
  getBranding: {
    method: 'GET',
    path: '/v1/branding',
    resource: null,
    input: {},
    data: Branding,
    status: 200,
    summary: 'Returns the name, color and logo of the business',
  },
  updateBranding: {
    method: 'PUT',
    path: '/v1/branding',
    resource: null,
    input: { body: BrandingChange },
    data: Branding,
    status: 200,
    summary: 'Updates the name, color and logo of the business on its public pages and in its emails',
  },
} as const satisfies Record<string, AccountEndpoint>;
