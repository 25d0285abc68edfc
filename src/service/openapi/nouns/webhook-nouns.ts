import { Webhook, WebhookDelivery, WebhookMessage } from '../../../contract/index.ts';
import { instant, times, uuid } from './formats.ts';
import type { Noun } from './noun.ts';

/** Webhooks and what they receive. */
export const webhookNouns = {
  Webhook: {
    schema: Webhook,
    description: 'A URL that receives a message when an event changes.',
    parts: {
      url: { format: 'uri' },
      ...times,
    },
  },
  WebhookDelivery: {
    schema: WebhookDelivery,
    description:
      'One message to one webhook, signed as Standard Webhooks 1.0 specifies, with all its attempts: immediately and ' +
      'after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h. Only a response of 2xx ends the attempts; 410 pauses the webhook.',
    parts: {
      id: { ...uuid, description: 'Sent with every attempt as `webhook-id`.' },
      response_status: { description: 'The status of the last response, or null if there was none.' },
      failure_reason: {
        description:
          'Why it was not accepted, or is not sent: no response in time (`timeout`), no connection (`unreachable`), an address that this server does not send to (`refused_address`), a response ' +
          'other than 2xx (`unexpected_status`), the webhook was paused by a 410 (`webhook_gone`) or after three days ' +
          'without a response (`webhook_silent`), or it was waiting in a backup that was restored (`restored`). Null otherwise.',
      },
      next_try_at: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'Null if there is no next attempt, and while the webhook is paused.',
      },
      ...times,
    },
  },
  WebhookMessage: {
    schema: WebhookMessage,
    description: 'A delivery to a webhook, with what it sends.',
    parts: {
      id: uuid,
      response_status: { description: 'The status of the last response, or null if there was none.' },
      failure_reason: { description: 'Why it was not accepted, or is not sent. Null otherwise.' },
      next_try_at: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'Null if there is no next attempt, and while the webhook is paused.',
      },
      ...times,
    },
  },
} satisfies Readonly<Record<string, Noun>>;
