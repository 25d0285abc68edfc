import * as v from 'valibot';

/** The kinds of messages that an account can receive. */
export const eventKinds = [
  'event.created',
  'event.canceled',
  'event.rescheduled',
  'event.reassigned',
  'event.no_show',
] as const;

/** One of `eventKinds`. */
export type EventKind = (typeof eventKinds)[number];

/** Why an address is not accepted: the `reason` of its refusal. */
const addressRefusals = ['invalid_address', 'private_address'] as const;

/** One of `addressRefusals`. */
export type AddressRefusal = (typeof addressRefusals)[number];

/** An address that receives a message when an event changes. */
export const Webhook = v.object({
  id: v.number(),
  url: v.string(),
  events: v.array(v.picklist(eventKinds)),
  /**
   * The key that signs deliveries: `whsec_` and 32 bytes in base64. Empty for an API key without the scope `settings`,
   * and in a list for a person who has not recently confirmed who they are.
   */
  secret: v.string(),
  /** An inactive webhook is paused. */
  is_active: v.boolean(),
  created_at: v.string(),
  updated_at: v.string(),
});

export type Webhook = v.InferOutput<typeof Webhook>;
