import * as v from 'valibot';
import { DeliveriesQuery, OneById, OneDelivery, WebhookChange, WebhookDraft } from '../requests/index.ts';
import { pageOf, Webhook, WebhookDelivery } from '../resources/index.ts';
import type { AccountEndpoint } from './endpoint.ts';

/** The addresses that receive messages about events. */
export const webhookEndpoints = {
  listWebhooks: {
    method: 'GET',
    path: '/v1/webhooks',
    resource: null,
    input: {},
    data: v.array(Webhook),
    status: 200,
    summary: 'Lists the webhooks of the account, newest first',
  },
  createWebhook: {
    method: 'POST',
    path: '/v1/webhooks',
    resource: null,
    input: { body: WebhookDraft },
    data: Webhook,
    status: 201,
    summary: 'Creates a webhook and its secret',
  },
  getWebhook: {
    method: 'GET',
    path: '/v1/webhooks/{id}',
    resource: { kind: 'webhook', param: 'id' },
    input: { params: OneById },
    data: Webhook,
    status: 200,
    summary: 'Returns a webhook',
  },
  updateWebhook: {
    method: 'PUT',
    path: '/v1/webhooks/{id}',
    resource: { kind: 'webhook', param: 'id' },
    input: { params: OneById, body: WebhookChange },
    data: Webhook,
    status: 200,
    summary: 'Updates a webhook',
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/v1/webhooks/{id}',
    resource: { kind: 'webhook', param: 'id' },
    input: { params: OneById },
    data: v.null(),
    status: 200,
    summary: 'Deletes a webhook and its deliveries',
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/v1/webhooks/{id}/rotate-secret',
    resource: { kind: 'webhook', param: 'id' },
    input: { params: OneById },
    data: Webhook,
    status: 200,
    summary: 'Rotates the secret of a webhook; the old secret also signs for 24 more hours',
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/v1/webhooks/{id}/deliveries',
    resource: { kind: 'webhook', param: 'id' },
    input: { params: OneById, query: DeliveriesQuery },
    data: pageOf(WebhookDelivery),
    status: 200,
    summary: 'Lists the deliveries of a webhook from the last 30 days, newest first',
  },
  redeliverWebhookDelivery: {
    method: 'POST',
    path: '/v1/webhooks/{id}/deliveries/{delivery}/redeliver',
    resource: { kind: 'webhook', param: 'id' },
    input: { params: OneDelivery },
    data: WebhookDelivery,
    status: 200,
    summary: 'Sends a delivery again now, with the same webhook-id, unless it is being sent',
  },
  testWebhook: {
    method: 'POST',
    path: '/v1/webhooks/{id}/test',
    resource: { kind: 'webhook', param: 'id' },
    input: { params: OneById },
    data: WebhookDelivery,
    status: 201,
    summary: 'Sends a signed test message of the type webhook.test',
  },
} as const satisfies Record<string, AccountEndpoint>;
