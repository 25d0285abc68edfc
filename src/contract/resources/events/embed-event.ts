import * as v from 'valibot';
import { PublicEvent } from './event.ts';

/** The response to the invitee's page: the event, and the token that shows, reschedules and cancels it. */
export const ManagedEvent = v.object({
  ...PublicEvent.entries,
  manage_token: v.string(),
  /** The public id of its event type, even of a private one. Present if the event is opened with its token. */
  event_type_public_id: v.optional(v.string()),
});

export type ManagedEvent = v.InferOutput<typeof ManagedEvent>;

/** What a page sends with a booking to prove that a person made it. */
export const FormToken = v.object({
  /** Empty when none is required. */
  token: v.string(),
  /** The seconds until it is accepted. */
  usable_in_seconds: v.number(),
  /** A puzzle to solve first, see `solves`; null when there is none. */
  proof_of_work: v.nullable(v.object({ challenge: v.string(), difficulty: v.number() })),
});

export type FormToken = v.InferOutput<typeof FormToken>;
