import { Webhook, WebhookDelivery, WebhookMessage } from '../../../contract/index.ts';
import { type Example, times } from './shared.ts';

const webhook: Webhook = {
  id: 1,
  url: 'https://example.com/hooks',
  events: ['event.created', 'event.canceled'],
  secret: 'whsec_cF9mGCPwFVMJue4cfROjImZC7JhhEZGKpdkEdIvxK9Y=',
  is_active: true,
  ...times,
};

const delivery: WebhookDelivery = {
  id: '6c1b1b5e-7f0f-4f0c-9c39-0f3f0c6a1d52',
  kind: 'event.created',
  status: 'pending',
  tries: 1,
  response_status: 503,
  failure_reason: 'unexpected_status',
  next_try_at: '2026-03-02T07:00:05+00:00',
  ...times,
};

/** Webhooks and what they receive. */
export const webhookExamples: readonly Example[] = [
  [Webhook, webhook],
  [WebhookDelivery, delivery],
  [WebhookMessage, { ...delivery, payload: '{"type":"event.created"}' }],
];
