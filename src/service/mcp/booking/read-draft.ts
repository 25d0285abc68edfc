import * as v from 'valibot';
import {
  type BookingFormField,
  type EventType,
  ok,
  PlainObject,
  type Result,
  refuseField,
} from '../../../contract/index.ts';
import { EventTypeId, InstantText, Minutes, Preview } from '../inputs.ts';
import type { Session } from '../session.ts';

/** What an agent sends to book a time. */
export const BookInput = v.strictObject({
  event_type_id: EventTypeId,
  start: InstantText,
  name: v.string(),
  email: v.string(),
  timezone: v.pipe(v.string(), v.description('of the invitee')),
  answers: v.optional(
    v.pipe(
      PlainObject,
      v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())])),
      v.description('by identifier of the question'),
    ),
    {},
  ),
  guests: v.optional(v.array(v.string()), []),
  duration: v.optional(Minutes),
  locale: v.optional(v.pipe(v.string(), v.description('BCP 47, of the invitee; by default that of the event type'))),
  preview: Preview,
});

export type BookInput = v.InferOutput<typeof BookInput>;

/** The answers to send with a booking, and the form and the event type that they are for. */
export type Draft = {
  readonly answers: BookInput['answers'];
  readonly fields: readonly BookingFormField[];
  /** The field for guests; undefined if the form asks for none. */
  readonly guestField: BookingFormField | undefined;
  readonly eventType: EventType;
};

/** Puts name, email address and guests into the fields of the booking form. */
export async function readDraft(
  session: Session,
  { event_type_id: id, name, email, answers, guests }: BookInput,
): Promise<Result<Draft>> {
  const eventType = await session.call('getEventType', { params: { id } });
  if (!eventType.ok) return eventType;
  const fields = await session.call('listBookingFormFields', { params: { eventType: id } });
  if (!fields.ok) return fields;
  const guestField = fields.data.find(({ type, is_active }) => type === 'multiple_emails' && is_active);
  if (guests.length > 0 && !guestField) {
    return refuseField('guests', 'must be empty: the booking form asks for none');
  }
  const guestAnswer = guestField && guests.length > 0 ? { [guestField.identifier]: guests } : {};
  return ok({
    answers: { ...answers, ...guestAnswer, name, email },
    fields: fields.data,
    guestField,
    eventType: eventType.data,
  });
}
