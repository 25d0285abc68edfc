import { endpoints, ok, type Result } from '../../../contract/index.ts';
import { guestsBesideHost } from '../../../form/index.ts';
import { addMinutes, formatInstantIn } from '../../../time/index.ts';
import { readAnswers } from '../../operations/index.ts';
import { describeTime, locationText, wordsFrom, wouldMailTo } from '../descriptions/index.ts';
import { readPart } from '../read-input.ts';
import { checkOffered, type WantedTime } from '../refuse-time.ts';
import type { Session } from '../session.ts';
import { type BookingAttempt, type BookingResult, bodyOf } from './booking-attempt.ts';
import { checkInviteeLimit } from './check-invitee-limit.ts';

/** Runs the checks of a booking, and describes the booking that would be made. */
export async function previewBooking(session: Session, attempt: BookingAttempt): Promise<Result<BookingResult>> {
  const { input, draft, wantedTime } = attempt;
  const { eventType } = draft;
  const body = readPart(endpoints.createEvent.input.body, bodyOf(attempt));
  if (!body.ok) return body;
  const host = await session.hostOf(eventType.id);
  if (!host.ok) return host;
  const timeCheck = await checkOffered(session, wantedTime);
  if (!timeCheck.ok) return timeCheck;
  const contact = readAnswers(draft.fields, draft.answers);
  if (!contact.ok) return contact;
  const { email, guests, answers } = contact.data;
  const limitCheck = await checkInviteeLimit(session, { email, eventType });
  if (!limitCheck.ok) return limitCheck;
  const { duration = eventType.duration } = input;
  return ok({
    booking: {
      ...describeRange(wantedTime, duration),
      event_type_id: eventType.id,
      duration,
      host: host.data.name,
      status: 'preview',
      ...(eventType.location && { location: locationText(eventType.location) }),
      from_invitee: wordsFrom({ invitee: contact.data, guests, answers, cancel_reason: null }),
    },
    already: false,
    mails: wouldMailTo(session.sendsMail, guestsBesideHost({ guests, host: host.data })),
  });
}

function describeRange({ start, zone }: WantedTime, duration: number) {
  return { ...describeTime(start, zone), end: formatInstantIn(addMinutes(start, duration), zone) };
}
