import * as v from 'valibot';

/** What a mail about an event tells. */
const mailKinds = [
  'event.created',
  'event.rescheduled',
  'event.reassigned',
  'event.canceled',
  'event.reminder',
] as const;

/** One of `mailKinds`. */
export type AboutMail = (typeof mailKinds)[number];

/** `skipped` was not sent, for it would have said what was no longer so. */
const mailStatuses = ['pending', 'succeeded', 'failed', 'skipped'] as const;

/** One mail about an event, to one who takes part. */
export const Mail = v.object({
  id: v.string(),
  event_id: v.string(),
  kind: v.picklist(mailKinds),
  /** `former_host` is who hosted the event until it was reassigned. */
  recipient: v.picklist(['invitee', 'host', 'guest', 'former_host']),
  /** The address it goes to. */
  address: v.string(),
  status: v.picklist(mailStatuses),
  tries: v.number(),
  /** What the mail server answered last; null when it did not answer, or there was no try. */
  response_status: v.nullable(v.number()),
  /** Null when there is no next one. */
  next_try_at: v.nullable(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
});

export type Mail = v.InferOutput<typeof Mail>;
