import * as v from 'valibot';
import { sampleMailKinds } from '../resources/index.ts';
import { MinutesBefore } from './event-type.ts';
import { pageQuery } from './page-query.ts';
import { BooleanInQuery, IntegerId, IntegerInQuery, Locale, Uuid } from './scalars/index.ts';

/** Which emails to list. */
export const MailsQuery = v.strictObject({
  event_id: v.optional(Uuid),
  undelivered: v.optional(BooleanInQuery, 'false'),
  ...pageQuery,
});

const aDay = 1440;
const defaultKind = 'event.created';

/** Which email to an invitee to preview, and in which language. */
export const MailPreviewQuery = v.strictObject({
  kind: v.optional(v.picklist(sampleMailKinds), defaultKind),
  minutes_before: v.optional(v.pipe(IntegerInQuery, MinutesBefore), `${aDay}`),
  locale: v.optional(Locale),
});

/** Which email to send as a sample: about an event type, or about a made-up one. */
export const SampleMailDraft = v.strictObject({
  event_type_id: v.optional(IntegerId),
  kind: v.optional(v.picklist(sampleMailKinds), defaultKind),
  minutes_before: v.optional(MinutesBefore, aDay),
  locale: v.optional(Locale),
});
