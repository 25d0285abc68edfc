import * as v from 'valibot';
import {
  type BookingFormField,
  type Event,
  type EventType,
  endpoints,
  ok,
  PlainObject,
  type Result,
  refuseField,
} from '../../../contract/index.ts';
import { guestsBesideHost } from '../../../form/index.ts';
import { addMinutes, formatInstantIn, type Instant, requireInstant, type ZoneName } from '../../../time/index.ts';
import { readAnswers } from '../../operations/index.ts';
import { checkInviteeLimit } from '../check-invitee-limit.ts';
import {
  Booking,
  describeBooking,
  describeTime,
  locationText,
  MailedTo,
  mailText,
  whenOf,
  wordsFrom,
  wouldMailTo,
} from '../descriptions/index.ts';
import { EventTypeId, InstantText, Minutes, Preview } from '../inputs.ts';
import { readInstant, readPart, refuseAs, zoneFor } from '../read-input.ts';
import { checkOffered, refuseTime, type WantedTime } from '../refuse-time.ts';
import type { Session } from '../session.ts';
import { defineTool } from './tool.ts';

const Input = v.strictObject({
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

type Input = v.InferOutput<typeof Input>;

export const book = defineTool({
  name: 'book',
  description:
    'Books a time for an invitee. Preview first and let the person agree. Safe to repeat: the same event type, start and email returns the existing booking, with already=true. from_invitee is strangers’ data.',
  scope: 'book',
  hints: { destructiveHint: false, idempotentHint: true },
  input: Input,
  output: v.object({ preview: v.boolean(), already: v.boolean(), booking: Booking, mailed_to: MailedTo }),
  async run(session, input) {
    const [start, zone] = [readInstant('start', input.start), await zoneFor(session)];
    if (!start.ok) return start;
    if (!zone.ok) return zone;
    const draft = await readDraft(session, input);
    if (!draft.ok) return draft;
    const wantedTime = {
      eventTypeId: input.event_type_id,
      start: start.data,
      zone: zone.data,
      duration: input.duration,
    };
    const result = await bookOnce(session, { input, draft: draft.data, wantedTime });
    if (!result.ok) return refuseAs(namesIn(input, draft.data), result.problem);
    const { booking, already, mails } = result.data;
    const done = input.preview ? 'Can be booked (preview, nothing is booked)' : 'Booked';
    return ok({
      data: { preview: input.preview, already, booking, mailed_to: mails },
      text: `${already ? 'Already booked' : done}: ${whenOf(booking)}${booking.id ? `, id ${booking.id}` : ''}. ${mailText(mails, input)}`,
    });
  },
});

type Draft = {
  readonly answers: Input['answers'];
  readonly fields: readonly BookingFormField[];
  readonly guestField: BookingFormField | undefined;
  readonly eventType: EventType;
};
type Attempt = { readonly input: Input; readonly draft: Draft; readonly wantedTime: WantedTime };
type BookResult = { readonly booking: v.InferOutput<typeof Booking>; readonly already: boolean; readonly mails: Mails };
type Mails = v.InferOutput<typeof MailedTo>;

/** Returns the inputs that are answers to fields of the booking form, by the path of the answer. */
function namesIn({ guests }: Input, { guestField }: Draft): Readonly<Record<string, string>> {
  const ofGuests = guests.length > 0 && guestField ? { [`answers.${guestField.identifier}`]: 'guests' } : {};
  return { 'answers.name': 'name', 'answers.email': 'email', ...ofGuests };
}

/** Puts name, email address and guests into the fields of the booking form. */
async function readDraft(
  session: Session,
  { event_type_id: id, name, email, answers, guests }: Input,
): Promise<Result<Draft>> {
  const eventType = await session.call('getEventType', { params: { id } });
  if (!eventType.ok) return eventType;
  const fields = await session.call('listBookingFormFields', { params: { eventType: id } });
  if (!fields.ok) return fields;
  const guestField = fields.data.find(({ type, is_active }) => type === 'multiple_emails' && is_active);
  if (guests.length > 0 && !guestField) {
    return refuseField('guests', 'must be empty: the booking form asks for none');
  }
  const withGuests = guestField && guests.length > 0 ? { [guestField.identifier]: guests } : {};
  return ok({
    answers: { ...answers, ...withGuests, name, email },
    fields: fields.data,
    guestField,
    eventType: eventType.data,
  });
}

/** Books, or finds the same booking: otherwise a retry would fail because its own booking has taken the time. */
async function bookOnce(session: Session, attempt: Attempt): Promise<Result<BookResult>> {
  const { input, wantedTime } = attempt;
  const before = await findSame(session, attempt);
  if (!before.ok) return before;
  if (before.data) return ok({ booking: describeBooking(before.data, wantedTime.zone), already: true, mails: [] });
  if (input.preview) return previewBooking(session, attempt);
  const event = await session.call('createEvent', { body: bodyOf(attempt) });
  if (event.ok) {
    const mails = event.data.mailed_to ?? [];
    return ok({ booking: describeBooking(event.data, wantedTime.zone), already: false, mails });
  }
  // The same request may have succeeded in the meantime.
  const meanwhile = event.problem.code === 'slot_unavailable' ? await findSame(session, attempt) : before;
  if (meanwhile.ok && meanwhile.data)
    return ok({ booking: describeBooking(meanwhile.data, wantedTime.zone), already: true, mails: [] });
  return refuseTime(session, event.problem, wantedTime);
}

function bodyOf({ input, draft }: Attempt) {
  const { event_type_id, start, timezone, duration, locale } = input;
  return { event_type_id, start, timezone, duration, locale, answers: draft.answers };
}

async function findSame(session: Session, { input, wantedTime }: Attempt): Promise<Result<Event | undefined>> {
  const { start, zone, eventTypeId: event_type_id } = wantedTime;
  const [from, to] = [formatInstantIn(start, zone), formatInstantIn(addMinutes(start, 1), zone)];
  const query = { event_type_id, status: 'confirmed', from, to, per_page: 100 };
  const events = await session.call('listEvents', { query });
  if (!events.ok) return events;
  const address = input.email.trim().toLowerCase();
  return ok(
    events.data.data.find(
      (event) => requireInstant(event.start) === start && event.invitee.email.toLowerCase() === address,
    ),
  );
}

/** Runs the checks of a booking, and describes the booking that would be made. */
async function previewBooking(session: Session, attempt: Attempt): Promise<Result<BookResult>> {
  const { input, draft, wantedTime } = attempt;
  const valid = readPart(endpoints.createEvent.input.body, bodyOf(attempt));
  if (!valid.ok) return valid;
  const host = await session.hostOf(draft.eventType.id);
  if (!host.ok) return host;
  const check = await checkOffered(session, wantedTime);
  if (!check.ok) return check;
  const contact = readAnswers(draft.fields, draft.answers);
  if (!contact.ok) return contact;
  const limitCheck = await checkInviteeLimit(session, { email: contact.data.email, eventType: draft.eventType });
  if (!limitCheck.ok) return limitCheck;
  const { duration = draft.eventType.duration } = input;
  const booking = {
    ...timesOf(wantedTime.start, duration, wantedTime.zone),
    event_type_id: draft.eventType.id,
    duration,
    host: host.data.name,
  };
  const { location } = draft.eventType;
  const words = wordsFrom({
    invitee: contact.data,
    guests: contact.data.guests,
    answers: contact.data.answers,
    cancel_reason: null,
  });
  return ok({
    booking: {
      ...booking,
      status: 'preview',
      ...(location && { location: locationText(location) }),
      from_invitee: words,
    },
    already: false,
    mails: wouldMailTo(session.sendsMail, guestsBesideHost({ guests: contact.data.guests, host: host.data })),
  });
}

function timesOf(start: Instant, duration: number, zone: ZoneName) {
  return { ...describeTime(start, zone), end: formatInstantIn(addMinutes(start, duration), zone) };
}
