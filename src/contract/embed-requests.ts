import * as v from 'valibot';
import { EventDraft, eventRequests } from './event-requests.ts';

/** Longer than any token that was given out, in characters. */
const longestToken = 500;

/** What a page sends to book a time: the draft of an event, and what shows that a person made it. */
export const EmbedDraft = v.strictObject({
  ...EventDraft.entries,
  form_token: v.optional(v.pipe(v.string(), v.maxLength(longestToken)), ''),
  /** The number that solves the puzzle of the token. */
  proof_of_work: v.optional(v.pipe(v.string(), v.maxLength(longestToken)), ''),
  /** A field no person sees: whoever fills it is none. */
  extra: v.optional(v.unknown()),
});

export type EmbedDraft = v.InferOutput<typeof EmbedDraft>;

/** What may be sent to the page's interface. */
export const embedRequests = {
  createEvent: { body: EmbedDraft },
  cancelEvent: { body: eventRequests.cancelEvent.body },
  rescheduleEvent: { body: eventRequests.rescheduleEvent.body },
};
