import { type Event, ok, type Result } from '../../../contract/index.ts';
import { addMinutes, formatInstantIn, requireInstant } from '../../../time/index.ts';
import { describeBooking } from '../descriptions/index.ts';
import { refuseTime } from '../refuse-time.ts';
import type { Session } from '../session.ts';
import { type BookingAttempt, type BookingResult, bodyOf } from './booking-attempt.ts';
import { previewBooking } from './preview-booking.ts';

/** Books, or finds the same booking: otherwise a retry would fail because its own booking has taken the time. */
export async function bookOnce(session: Session, attempt: BookingAttempt): Promise<Result<BookingResult>> {
  const { input, wantedTime } = attempt;
  const existing = await findSame(session, attempt);
  if (!existing.ok) return existing;
  if (existing.data) return ok(alreadyBooked(existing.data, attempt));
  if (input.preview) return previewBooking(session, attempt);
  const event = await session.call('createEvent', { body: bodyOf(attempt) });
  if (event.ok) {
    const mails = event.data.mailed_to ?? [];
    return ok({ booking: describeBooking(event.data, wantedTime.zone), already: false, mails });
  }
  // The same request may have succeeded in the meantime.
  const concurrent = event.problem.code === 'slot_unavailable' ? await findSame(session, attempt) : existing;
  if (concurrent.ok && concurrent.data) return ok(alreadyBooked(concurrent.data, attempt));
  return refuseTime(session, event.problem, wantedTime);
}

function alreadyBooked(event: Event, { wantedTime }: BookingAttempt): BookingResult {
  return { booking: describeBooking(event, wantedTime.zone), already: true, mails: [] };
}

/** Finds the confirmed booking of this event type, this start and this email address. */
async function findSame(session: Session, { input, wantedTime }: BookingAttempt): Promise<Result<Event | undefined>> {
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
