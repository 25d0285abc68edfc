import * as v from 'valibot';
import { expectedEventType, IntegerId, IntegerIdInPath, PublicIdInPath, PublicIdText } from '../scalars/index.ts';
import { EventCancellation, EventDraft, EventRescheduling } from './event.ts';

/** The most characters accepted for a token, more than in any token ever issued. */
const longestToken = 500;

/** An event type in a path of the embed API: its id, or its public id with `~` in place of `/`. */
const EventTypeInPath = v.object({ id: v.union([IntegerIdInPath, PublicIdInPath]) });

/** Fields that only hosts may send. */
const hostsAlone = ['ignore_rules'] as const;

/** What a page sends to book a time: the draft of an event, and proof that a person made it. */
export const EmbedDraft = v.strictObject({
  ...v.omit(EventDraft, hostsAlone).entries,
  /** The id of the event type, or its public id as the page names it: `demo/introductory-call`. */
  event_type_id: v.union([IntegerId, PublicIdText], expectedEventType),
  form_token: v.optional(v.pipe(v.string(), v.maxLength(longestToken)), ''),
  /** The solution of the puzzle of the token. */
  proof_of_work: v.optional(v.pipe(v.string(), v.maxLength(longestToken)), ''),
  /** A field that people cannot see: only programs fill it in. */
  extra: v.optional(v.unknown()),
});

export type EmbedDraft = v.InferOutput<typeof EmbedDraft>;

/** The requests of the embed API. */
export const embedRequests = {
  getEventType: { params: EventTypeInPath },
  createEvent: { body: EmbedDraft },
  cancelEvent: { body: EventCancellation },
  rescheduleEvent: { body: v.omit(EventRescheduling, hostsAlone) },
};
