import type {
  BookingFormField,
  EventDraft,
  EventType,
  PublicEvent,
  PublicEventType,
  Slots,
} from '../contract/index.ts';
import { askedFields, checkAnswers, faultSentence } from '../form/index.ts';
import { type Outcome, outcomeOf, refuse } from './outcome.ts';
import { publicEvent, publicEventType, publicField, publicSlots } from './public-shapes.ts';
import type { SlotsQuestion, Upstream } from './upstream.ts';

/** Shows an event type and its host. */
export async function showEventType(upstream: Upstream, id: number): Promise<Outcome<PublicEventType>> {
  const [eventType, host] = await Promise.all([published(upstream, id), upstream.host(id)]);
  return eventType.ok ? outcomeOf(host, (user) => publicEventType(eventType.data, user)) : eventType;
}

/** Lists the active fields of the booking form in the order they are asked. */
export async function listFields(upstream: Upstream, id: number): Promise<Outcome<BookingFormField[]>> {
  const [eventType, fields] = await Promise.all([published(upstream, id), upstream.fields(id)]);
  return eventType.ok ? outcomeOf(fields, (all) => askedFields(all).map(publicField)) : eventType;
}

/** Lists the bookable times of a range. */
export async function listSlots(upstream: Upstream, id: number, question: SlotsQuestion): Promise<Outcome<Slots>> {
  const [eventType, slots] = await Promise.all([published(upstream, id), upstream.slots(id, question)]);
  return eventType.ok ? outcomeOf(slots, publicSlots) : eventType;
}

/** Books a time: answers are checked here first, so that no nonsense costs the server a request. */
export async function book(upstream: Upstream, draft: EventDraft): Promise<Outcome<PublicEvent>> {
  const fields = await listFields(upstream, draft.event_type_id);
  if (!fields.ok) return fields;
  const { answers, faults } = checkAnswers(fields.data, draft.answers);
  const wrong = Object.entries(faults);
  if (wrong.length > 0) {
    const errors = wrong.map(([identifier, fault]) => [`answers.${identifier}`, [faultSentence(fault)]]);
    return refuse({ code: 'validation_failed', errors: Object.fromEntries(errors) });
  }
  return outcomeOf(await upstream.book({ ...draft, answers: { ...answers } }), publicEvent);
}

/** Finds an event type that pages may see: one that is switched off answers as one that never was. */
async function published(upstream: Upstream, id: number): Promise<Outcome<EventType>> {
  const outcome = outcomeOf(await upstream.eventType(id), (eventType) => eventType);
  return outcome.ok && !outcome.data.is_active ? refuse({ code: 'resource_not_found' }) : outcome;
}
