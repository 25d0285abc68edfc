import {
  type Answers,
  type BookingFormField,
  type Event,
  fullName,
  maxErrors,
  ok,
  type Result,
  refuse,
} from '../../contract/index.ts';
import { checkAnswers, faultSentence, guestFaults, guestsBesideInvitee, inviteeIn } from '../../form/index.ts';
import { addMinutes } from '../../time/index.ts';
import type { Caller } from '../cache/index.ts';
import { type CachedUpstream, timeOwnerOf, type UpstreamUser } from '../upstream/index.ts';
import type { CheckedBooking } from './booking/index.ts';
import type { EventTypes, RequestedEventType } from './event-types.ts';

/** A draft of an event, and its event type. */
export type DraftToCheck = { readonly draft: CheckedBooking['draft']; readonly requestedType: RequestedEventType };

/** Checks a draft against its event type and its booking form. */
export type CheckBooking = (booking: DraftToCheck, caller: Caller) => Promise<Result<CheckedBooking>>;

type CheckBookingContext = { readonly eventTypes: EventTypes; readonly cachedUpstream: CachedUpstream };

/** Creates the check. It usually costs the server nothing, because what it needs is cached. */
export function createCheckBooking({ eventTypes, cachedUpstream }: CheckBookingContext): CheckBooking {
  return async function checkBooking({ draft, requestedType }, caller) {
    const { resolvedType } = requestedType;
    const meeting = await eventTypes.readWithDuration({ requestedType, duration: draft.duration }, caller);
    if (!meeting.ok) return meeting;
    const { eventType, duration } = meeting.data;
    const { result: host } = await cachedUpstream.host(resolvedType, caller);
    if (!host.ok) return host;
    const { result: fields } = await cachedUpstream.fields(resolvedType, caller);
    if (!fields.ok) return fields;
    const answers = readAnswers(fields.data, draft.answers);
    if (!answers.ok) return answers;

    const data = {
      draft: { ...draft, answers: answers.data.answers },
      email: answers.data.email,
      guests: answers.data.guests,
      time: { start: draft.start, end: addMinutes(draft.start, duration) },
      eventType,
      resolvedType,
      hostId: timeOwnerOf(host.data),
      host: personOf(host.data),
    };
    return ok(data);
  };
}

function personOf(host: UpstreamUser): Event['host'] {
  return { name: fullName(host), email: host.email, timezone: host.timezone };
}

type ReadAnswers = Pick<CheckedBooking, 'email' | 'guests'> & { readonly answers: Answers };

function readAnswers(fields: readonly BookingFormField[], input: Answers): Result<ReadAnswers> {
  const { answers, faults } = checkAnswers(fields, input);
  const { email = '' } = inviteeIn(answers);
  const guests = guestsBesideInvitee(answers, fields);
  const answerFaults = Object.entries(faults).slice(0, maxErrors);
  const entries = answerFaults.length > 0 ? answerFaults : Object.entries(guestFaults(guests, fields));
  if (entries.length === 0) return ok({ answers: { ...answers }, email, guests });
  const errors = entries.map(([identifier, fault]) => [`answers.${identifier}`, [faultSentence(fault)]]);
  return refuse({ code: 'validation_failed', errors: Object.fromEntries(errors) });
}
