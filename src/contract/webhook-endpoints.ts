import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { Webhook } from './webhook.ts';

/** The addresses that are told of events. */
export const webhookEndpoints = {
  listWebhooks: {
    method: 'GET',
    path: '/v1/webhooks',
    data: v.array(Webhook),
    status: 200,
    summary: 'Returns all webhooks of the account, newest first',
  },
  createWebhook: {
    method: 'POST',
    path: '/v1/webhooks',
    data: Webhook,
    status: 201,
    summary: 'Creates a webhook and its secret',
  },
  getWebhook: {
    method: 'GET',
    path: '/v1/webhooks/{id}',
    data: Webhook,
    status: 200,
    summary: 'Returns one webhook',
  },
  updateWebhook: {
    method: 'PUT',
    path: '/v1/webhooks/{id}',
    data: Webhook,
    status: 200,
    summary: 'Changes the fields of a webhook that are sent',
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/v1/webhooks/{id}',
    data: v.null(),
    status: 200,
    summary: 'Removes a webhook',
  },
} as const satisfies Record<string, Endpoint>;
