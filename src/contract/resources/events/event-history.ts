import * as v from 'valibot';
import { Actor } from '../account/index.ts';
import { Mail } from '../mail.ts';
import { WebhookDelivery } from '../webhook-delivery.ts';

/** What somebody did to an event. */
const eventChanges = ['booked', 'rescheduled', 'reassigned', 'canceled', 'no_show', 'note'] as const;

/** One of `eventChanges`. */
export type EventChangeKind = (typeof eventChanges)[number];

const Change = v.object({
  kind: v.literal('change'),
  at: v.string(),
  change: v.picklist(eventChanges),
  /** Null for a change made before changes were recorded. */
  actor: v.nullable(Actor),
  /** The previous start; only if it was rescheduled and the start is known. */
  from: v.optional(v.string()),
  /** The new start; only if it was booked or rescheduled. */
  to: v.optional(v.string()),
  /** The name of the new host; only if it was reassigned. */
  host: v.optional(v.string()),
});

const Mailed = v.object({ kind: v.literal('mail'), at: v.string(), mail: Mail });

const Delivered = v.object({
  kind: v.literal('webhook'),
  at: v.string(),
  webhook_id: v.number(),
  delivery: WebhookDelivery,
});

/** Something that happened to an event, or was sent about it. */
export const EventHistoryEntry = v.variant('kind', [Change, Mailed, Delivered]);

export type EventHistoryEntry = v.InferOutput<typeof EventHistoryEntry>;
