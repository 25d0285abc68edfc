import * as v from 'valibot';
import { eventKinds } from './webhook.ts';

/** The kinds of messages an address receives: changes of events, and test messages. */
const deliveryKinds = [...eventKinds, 'webhook.test'] as const;

/** `pending` has attempts left, `succeeded` got a 2xx response, `failed` is not attempted again. */
const deliveryStatuses = ['pending', 'succeeded', 'failed'] as const;

/** Why a message was not accepted, or was not sent. */
const failureReasons = [
  'timeout',
  'unreachable',
  'refused_address',
  'unexpected_status',
  'webhook_gone',
  'webhook_silent',
  'restored',
] as const;

/** One of `failureReasons`. */
export type FailureReason = (typeof failureReasons)[number];

/** One message to one webhook, however many attempts it takes. Its `id` is sent as `webhook-id`. */
export const WebhookDelivery = v.object({
  id: v.string(),
  kind: v.picklist(deliveryKinds),
  status: v.picklist(deliveryStatuses),
  tries: v.number(),
  /** The status of the last response; null without a response or an attempt. */
  response_status: v.nullable(v.number()),
  /** Why the last attempt failed, or why there was none; null if nothing is wrong. */
  failure_reason: v.nullable(v.picklist(failureReasons)),
  /** Null when there is no further attempt, and while the webhook is paused. */
  next_try_at: v.nullable(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
});

export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

/** A delivery and the exact text that is signed and sent. */
export const WebhookMessage = v.object({ ...WebhookDelivery.entries, payload: v.string() });

export type WebhookMessage = v.InferOutput<typeof WebhookMessage>;
