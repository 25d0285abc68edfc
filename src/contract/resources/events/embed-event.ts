import * as v from 'valibot';
import { PublicEvent } from './event.ts';

/** What the invitee's page receives: the event, and the token that shows, reschedules and cancels it. */
export const ManagedEvent = v.object({
  ...PublicEvent.entries,
  manage_token: v.string(),
  /** The public id of its event type, a private one too; present where an event is opened by its token. */
  event_type_public_id: v.optional(v.string()),
});

export type ManagedEvent = v.InferOutput<typeof ManagedEvent>;

/** What a page sends along with a booking to show that a person made it. */
export const FormToken = v.object({
  /** Empty when none is required. */
  token: v.string(),
  /** How long it is too young to be accepted. */
  usable_in_seconds: v.number(),
  /** A puzzle to be solved first: see `solves`; null when there is none. */
  proof_of_work: v.nullable(v.object({ challenge: v.string(), difficulty: v.number() })),
});

export type FormToken = v.InferOutput<typeof FormToken>;
