import type { Event } from '../contract/index.ts';
import { formatInstant, minuteMillis } from '../time/index.ts';
import type { Checked } from './book.ts';

/** Makes the event shown to a program that filled in the hidden field: it reads like a booking, and nothing was booked. */
export function honeypotEvent({ draft, email, meeting, eventType, host }: Checked): Event {
  const id = crypto.randomUUID();
  const [start, end] = [formatInstant(meeting.start, 0), formatInstant(meeting.end, 0)];
  const name = typeof draft.answers.name === 'string' ? draft.answers.name : '';
  const { event_type_id, timezone, answers } = draft;
  const { location } = eventType;
  return {
    ...{ id, event_type_id, status: 'confirmed', start, end, timezone, answers },
    duration: (meeting.end - meeting.start) / minuteMillis,
    host,
    contact_id: null,
    invitee: { name, email, timezone },
    guests: [],
    metadata: {},
    // The link to the meeting is for those who booked.
    location: location && { type: location.type, value: '' },
    cancel_reason: null,
    ics_uid: `${id}@sched-booking`,
    sequence: 0,
    created_at: start,
    updated_at: start,
  };
}
