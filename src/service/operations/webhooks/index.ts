/**
 * Webhooks and what they were sent.
 *
 * The decision behind it: a message is only written here. The outbox sends it, also one that is tested or sent again,
 * so that there is one way out.
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
