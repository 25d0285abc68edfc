import type { Event } from '../../../contract/index.ts';
import { formatInstantIn, minuteMillis } from '../../../time/index.ts';
import type { CheckedBooking } from './checked-booking.ts';

/** Returns the event as it will be once it is booked, without the fields that only the server decides. */
export function plannedEvent({
  draft,
  email,
  guests,
  time,
  eventType,
  host,
}: CheckedBooking): Omit<Event, 'id' | 'ics_uid'> {
  const { event_type_id, timezone, answers } = draft;
  const name = typeof answers.name === 'string' ? answers.name : '';
  const [start, end] = [formatInstantIn(time.start, timezone), formatInstantIn(time.end, timezone)];
  return {
    event_type_id,
    status: 'confirmed',
    start,
    end,
    timezone,
    answers,
    host,
    duration: (time.end - time.start) / minuteMillis,
    contact_id: null,
    invitee: { name, email, timezone },
    guests: [...guests],
    metadata: {},
    location: eventType.location && { type: eventType.location.type, value: eventType.location.value },
    cancel_reason: null,
    sequence: 0,
    created_at: '',
    updated_at: '',
  };
}
