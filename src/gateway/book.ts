import type { Event, PublicEvent } from '../contract/index.ts';
import { askedFields, checkAnswers, faultSentence } from '../form/index.ts';
import { addMinutes } from '../time/index.ts';
import { chooseDuration, type Desk, findPublished } from './desk.ts';
import { type Outcome, outcomeOf, refuse } from './outcome.ts';
import { publicEvent } from './public-shapes.ts';
import type { Errand } from './remembered.ts';
import type { Booking } from './upstream.ts';

export type BookingVisit = {
  readonly errand: Errand;
  /** Makes the attempt for the invitee's e-mail address, or refuses it. */
  readonly admit: <Data>(email: string, attempt: () => Promise<Outcome<Data>>) => Promise<Outcome<Data>>;
};

/** Books a time: answers are checked here first, so that no nonsense costs the server a request. */
export async function book(
  desk: Desk,
  { draft, idempotencyKey }: Booking,
  { errand, admit }: BookingVisit,
): Promise<Outcome<PublicEvent>> {
  const { outcome: eventType } = await findPublished(desk, draft.event_type_id, errand);
  if (!eventType.ok) return eventType;
  const duration = chooseDuration(eventType.data, draft.duration);
  if (!duration.ok) return duration;
  const { outcome: host } = await desk.source.host(draft.event_type_id, errand);
  if (!host.ok) return host;
  const { outcome: fields } = await desk.source.fields(draft.event_type_id, errand);
  if (!fields.ok) return fields;
  const { answers, faults } = checkAnswers(askedFields(fields.data), draft.answers);
  const wrong = Object.entries(faults);
  if (wrong.length > 0) {
    const errors = wrong.map(([identifier, fault]) => [`answers.${identifier}`, [faultSentence(fault)]]);
    return refuse({ code: 'validation_failed', errors: Object.fromEntries(errors) });
  }
  const email = typeof answers.email === 'string' ? answers.email : '';
  const booked = await admit(email, () =>
    desk.upstream.book({ draft: { ...draft, answers: { ...answers } }, idempotencyKey }),
  );
  if (mayBeTaken(booked)) {
    const taken = { start: draft.start, end: addMinutes(draft.start, duration.data) };
    await desk.source.outdateSlots({ hostId: host.data.id, taken });
  }
  return outcomeOf(booked, publicEvent);
}

/** Returns whether the time is taken now, for all we know: a server that did not answer may have booked it. */
function mayBeTaken(booked: Outcome<Event>): boolean {
  return booked.ok || booked.problem.code === 'slot_unavailable' || booked.problem.code === 'unavailable';
}
