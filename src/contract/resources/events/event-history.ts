import * as v from 'valibot';
import { refusals } from '../../refusals.ts';
import { Actor } from '../account/index.ts';
import { Mail } from '../mail.ts';
import { WebhookDelivery } from '../webhook-delivery.ts';

/** The kinds of changes to an event. */
const eventChanges = ['booked', 'rescheduled', 'reassigned', 'canceled', 'no_show', 'note'] as const;

/** One of `eventChanges`. */
export type EventChangeKind = (typeof eventChanges)[number];

/** A host who takes turns, with their state when an event was booked. */
export const Turn = v.object({
  /** The name of the host. */
  host: v.string(),
  weight: v.number(),
  /** How many meetings of that month they had received by turn. */
  assigned: v.number(),
  /** How many more they count as having received, for days off, rounded to tenths. Absent without any. */
  credit: v.optional(v.number()),
  /** Why they could not be booked; only for hosts who came before the booked one. */
  refusal: v.optional(v.picklist(refusals)),
});

export type Turn = v.InferOutput<typeof Turn>;

const Change = v.object({
  kind: v.literal('change'),
  at: v.string(),
  change: v.picklist(eventChanges),
  /** Null for a change made before changes were recorded. */
  actor: v.nullable(Actor),
  /** The name that the actor has now. Absent for an invitee, and for a reader who may not list the people. */
  actor_name: v.optional(v.string()),
  /** The previous start; only if it was rescheduled and the start is known. */
  from: v.optional(v.string()),
  /** The new start; only if it was booked or rescheduled. */
  to: v.optional(v.string()),
  /** The name of the new host; only if it was reassigned. */
  host: v.optional(v.string()),
  /**
   * Whose turn it was, in order; only if it was booked and several hosts take turns. The first without a refusal got
   * the event.
   */
  turns: v.optional(v.array(Turn)),
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
