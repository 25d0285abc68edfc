import * as v from 'valibot';

/** The kinds of emails about an event. */
const mailKinds = [
  'event.created',
  'event.rescheduled',
  'event.reassigned',
  'event.canceled',
  'event.reminder',
] as const;

/** One of `mailKinds`. */
export type AboutMail = (typeof mailKinds)[number];

/** `skipped` was not sent, because it would have been out of date. */
const mailStatuses = ['pending', 'succeeded', 'failed', 'skipped'] as const;

/** One email about an event, to one participant. */
export const Mail = v.object({
  id: v.string(),
  event_id: v.string(),
  kind: v.picklist(mailKinds),
  /** `former_host` is the host before the event was reassigned. */
  recipient: v.picklist(['invitee', 'host', 'guest', 'former_host']),
  /** The address it goes to. */
  address: v.string(),
  /** The language it is in, or will be in. Absent if it was never written, and for mail of older releases. */
  locale: v.optional(v.string()),
  status: v.picklist(mailStatuses),
  tries: v.number(),
  /** The last response of the mail server; null without a response or an attempt. */
  response_status: v.nullable(v.number()),
  /** Null when there is no further attempt. */
  next_try_at: v.nullable(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
});

export type Mail = v.InferOutput<typeof Mail>;
