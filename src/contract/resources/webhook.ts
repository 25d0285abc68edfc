import * as v from 'valibot';

/** What an account can be told of. */
export const eventKinds = ['event.created', 'event.canceled', 'event.rescheduled'] as const;

/** One of `eventKinds`. */
export type EventKind = (typeof eventKinds)[number];

/** An address that is told when something happens to an event. */
export const Webhook = v.object({
  id: v.number(),
  url: v.string(),
  events: v.array(v.picklist(eventKinds)),
  /** What deliveries are signed with: `whsec_` and 32 bytes in base64. */
  secret: v.string(),
  /** An inactive one is paused. */
  is_active: v.boolean(),
  created_at: v.string(),
  updated_at: v.string(),
});

export type Webhook = v.InferOutput<typeof Webhook>;
