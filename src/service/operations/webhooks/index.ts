/**
 * Webhooks and their deliveries.
 *
 * Design: a message is only written here. The outbox sends it, including tests and redeliveries, so that there is one
 * way out.
 */
export {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from './webhook.ts';
export {
  getWebhookDelivery,
  listWebhookDeliveries,
  redeliverWebhookDelivery,
  testWebhook,
} from './webhook-delivery.ts';
