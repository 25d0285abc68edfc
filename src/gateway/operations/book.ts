import {
  type Answers,
  type BookingFormField,
  type Event,
  type EventDraft,
  mapResult,
  type PublicEvent,
  type Result,
  refuse,
  type User,
} from '../../contract/index.ts';
import { checkAnswers, faultSentence, guestFaults, guestsIn, inviteeIn } from '../../form/index.ts';
import { addMinutes, type Interval } from '../../time/index.ts';
import type { Requester } from '../cache/index.ts';
import type { ActDependencies } from '../http/index.ts';
import type { Booking, EventTypePlace, UpstreamEventType } from '../upstream/index.ts';
import { plannedEvent } from './planned-event.ts';
import { nameOf, publicEvent } from './public-shapes.ts';
import { chooseDuration, findPublishedEventType } from './published-event-type.ts';
import type { AskedEventType } from './requested-event-type.ts';

/** A booking whose answers will do. */
export type Checked = {
  readonly draft: EventDraft;
  readonly email: string;
  readonly meeting: Interval;
  readonly eventType: UpstreamEventType;
  readonly place: EventTypePlace;
  readonly fields: readonly BookingFormField[];
  readonly hostId: number;
  readonly host: Event['host'];
};

/** What is booked, on whose behalf, and what counts it. */
export type BookingOptions = {
  readonly asked: AskedEventType;
  readonly requester: Requester;
  /** Counts the attempt and makes it, makes up its event for a program, or refuses it. */
  readonly countAttempt: (checked: Checked, attempt: () => Promise<Result<Event>>) => Promise<Result<Event>>;
};

/** Books a time: answers are checked here first, so that no nonsense costs the server a request. */
export async function book(
  dependencies: ActDependencies,
  { draft, idempotencyKey }: Booking,
  { asked, requester, countAttempt }: BookingOptions,
): Promise<Result<PublicEvent>> {
  const { outcome: found } = await findPublishedEventType(dependencies, asked, requester);
  if (!found.ok) return found;
  const { place } = asked;
  const eventType = found.data;
  const duration = chooseDuration(eventType, draft.duration);
  if (!duration.ok) return duration;
  const { outcome: host } = await dependencies.source.host(place, requester);
  if (!host.ok) return host;
  const { outcome: fields } = await dependencies.source.fields(place, requester);
  if (!fields.ok) return fields;
  const answers = readAnswers(fields.data, draft.answers);
  if (!answers.ok) return answers;

  const meeting = { start: draft.start, end: addMinutes(draft.start, duration.data) };
  const { email = '' } = inviteeIn(answers.data);
  const checked = {
    draft: { ...draft, answers: answers.data },
    email,
    ...{ meeting, eventType, place },
    fields: fields.data,
    hostId: host.data.id,
    host: personOf(host.data),
  };
  const booked = await countAttempt(checked, async () => {
    const booking = { draft: checked.draft, idempotencyKey };
    const made = await dependencies.recovery.book(booking, {
      book: (sent) => dependencies.upstream.book(sent, plannedEvent(checked)),
      list: () => dependencies.upstream.eventsAt(draft.event_type_id, draft.start),
    });
    if (mayBeTaken(made)) {
      const hasOtherChanges = isSurprise(made);
      await dependencies.source.invalidateSlots({ place, hostId: host.data.id, taken: meeting, hasOtherChanges });
    }
    return made;
  });
  return mapResult(booked, publicEvent);
}

function personOf(host: User): Event['host'] {
  return { name: nameOf(host), email: host.email, timezone: host.timezone };
}

function readAnswers(fields: readonly BookingFormField[], given: Answers): Result<Answers> {
  const { answers, faults } = checkAnswers(fields, given);
  const wrong = Object.entries(faults).map(([identifier, fault]) => [identifier, faultSentence(fault)] as const);
  const crowded = Object.entries(guestFaults(guestsIn(answers, fields), fields));
  const [found, ...errors] = wrong.length > 0 ? wrong : crowded;
  if (!found) return { ok: true, data: { ...answers } };
  const sentences = [found, ...errors].map(([identifier, sentence]) => [`answers.${identifier}`, [sentence]]);
  return refuse({ code: 'validation_failed', errors: Object.fromEntries(sentences) });
}

/** Returns whether the time is taken now, for all we know: a server that did not answer may have booked it. */
function mayBeTaken(booked: Result<Event>): boolean {
  return booked.ok || booked.problem.code === 'slot_unavailable' || booked.problem.code === 'unavailable';
}

/**
 * Returns whether more may have changed than that this time is taken: no answer came, or a rule stands against a time
 * that was offered, and maybe against others.
 */
function isSurprise(booked: Result<Event>): boolean {
  if (booked.ok) return false;
  const { code, reason } = booked.problem;
  return code === 'unavailable' || (reason !== undefined && reason !== 'taken');
}
