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
  /** Null for what happened before changes were noted. */
  actor: v.nullable(Actor),
  /** When the event started until then; only of one that was rescheduled, where it is known. */
  from: v.optional(v.string()),
  /** When it starts since then; only of one that was booked or rescheduled. */
  to: v.optional(v.string()),
  /** Who hosts it since then, by name; only of one that was reassigned. */
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
