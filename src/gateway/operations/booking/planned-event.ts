import type { Answers, BookingFormField, Event } from '../../../contract/index.ts';
import { formatInstantIn, minuteMillis } from '../../../time/index.ts';
import type { CheckedBooking } from './checked-booking.ts';

/** Returns what an event will be once it is booked, as far as that is not for the server to say. */
export function plannedEvent({
  draft,
  email,
  fields,
  meeting,
  eventType,
  host,
}: CheckedBooking): Omit<Event, 'id' | 'ics_uid'> {
  const { event_type_id, timezone, answers } = draft;
  const name = typeof answers.name === 'string' ? answers.name : '';
  const [start, end] = [formatInstantIn(meeting.start, timezone), formatInstantIn(meeting.end, timezone)];
  return {
    ...{ event_type_id, status: 'confirmed', start, end, timezone, answers, host },
    duration: (meeting.end - meeting.start) / minuteMillis,
    contact_id: null,
    invitee: { name, email, timezone },
    guests: guestsIn({ fields, answers, email }),
    metadata: {},
    location: eventType.location,
    cancel_reason: null,
    sequence: 0,
    created_at: '',
    updated_at: '',
  };
}

type Answered = { readonly fields: readonly BookingFormField[]; readonly answers: Answers; readonly email: string };

/** Lists whom the invitee brings, each address once, without the invitee's own. */
function guestsIn({ fields, answers, email }: Answered): string[] {
  const guests = new Map<string, string>();
  for (const { identifier, type } of fields) {
    const answer = type === 'multiple_emails' ? answers[identifier] : undefined;
    for (const guest of Array.isArray(answer) ? answer : []) {
      const key = guest.toLowerCase();
      if (key !== email.toLowerCase() && !guests.has(key)) guests.set(key, guest);
    }
  }
  return [...guests.values()];
}
