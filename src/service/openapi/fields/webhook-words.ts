/** The meaning of the fields about webhooks and their deliveries. */
export const webhookWords = {
  payload: 'Exactly what is signed and sent.',
  delivery: 'The id of the delivery.',
  events: 'The types of messages it receives.',
  secret: 'The secret that signs deliveries, as specified by Standard Webhooks 1.0.',
  tries: 'The number of attempts.',
  url: 'The URL that receives deliveries.',
  'Webhook.is_active':
    'Whether it receives messages. While it is paused, undelivered messages wait, and no new ones are created.',
  'WebhookDelivery.kind': 'The type of the message.',
  'WebhookMessage.kind': 'The type of the message.',
} satisfies Readonly<Record<string, string>>;
