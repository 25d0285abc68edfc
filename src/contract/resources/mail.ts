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

/** The address of an email, and the state of its delivery. */
const emailDelivery = {
  /** The address it goes to. */
  address: v.string(),
  status: v.picklist(mailStatuses),
  tries: v.number(),
  /** The last response of the mail server; null without a response or an attempt, and for mail that is only kept. */
  response_status: v.nullable(v.number()),
  /** What the mail server wrote when it refused the sender, the recipient or the content; absent otherwise. */
  response_text: v.optional(v.string()),
  /** Null when there is no further attempt. */
  next_try_at: v.nullable(v.string()),
  created_at: v.string(),
  updated_at: v.string(),
};

/** One email about an event, to one participant. */
export const Mail = v.object({
  id: v.string(),
  event_id: v.string(),
  kind: v.picklist(mailKinds),
  /** `former_host` is the host before the event was reassigned. */
  recipient: v.picklist(['invitee', 'host', 'guest', 'former_host']),
  /** The language it is in, or will be in. Absent if it was never written, and for mail of older releases. */
  locale: v.optional(v.string()),
  ...emailDelivery,
});

export type Mail = v.InferOutput<typeof Mail>;

/** The kinds of emails to an invitee that can be previewed, and sent as samples. */
export const sampleMailKinds = ['event.created', 'event.reminder'] as const satisfies readonly AboutMail[];

/** One of `sampleMailKinds`. */
export type SampleMailKind = (typeof sampleMailKinds)[number];

/** What happens to mail. `kept`: nothing is sent, and whoever runs the server reads it on that machine. */
const mailSending = ['on', 'kept', 'off'] as const;

/** One of `mailSending`. */
export type MailSending = (typeof mailSending)[number];

/** An email as an invitee would get it. */
export const MailPreview = v.object({
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  sending: v.picklist(mailSending),
});

export type MailPreview = v.InferOutput<typeof MailPreview>;

/** A sample that is on its way. */
export const SampleMail = v.object({
  /** The address it goes to. */
  address: v.string(),
});

export type SampleMail = v.InferOutput<typeof SampleMail>;

/** Whether the service sends email, and how many emails were sent, failed or are due. */
export const MailStatus = v.object({
  sending: v.picklist(mailSending),
  /** The sender's address; null if no mail is sent. */
  sender: v.nullable(v.string()),
  /** The emails about events. */
  last_24_hours: v.object({ sent: v.number(), failed: v.number() }),
  /** The emails about events that are due. An email is overdue after five minutes, or three attempts. */
  due: v.object({ waiting: v.number(), overdue: v.number() }),
  /** The last sample that the caller requested; null without one in the last 30 days. */
  last_sample: v.nullable(v.object(emailDelivery)),
});

export type MailStatus = v.InferOutput<typeof MailStatus>;
