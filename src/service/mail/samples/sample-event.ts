import type { Event } from '../../../contract/index.ts';
import { addMinutes, formatInstant, type Instant } from '../../../time/index.ts';

type Sample = Pick<Event, 'id' | 'host' | 'invitee'> &
  Partial<Pick<Event, 'event_type_id' | 'location' | 'sequence' | 'status'>> & {
    readonly start: Instant;
    readonly durationMinutes: number;
    readonly now: Instant;
  };

/** Makes up an event that nobody has booked. */
export function sampleEvent({ start, durationMinutes, now, ...sample }: Sample): Event {
  return {
    event_type_id: 0,
    status: 'confirmed',
    duration: durationMinutes,
    start: formatInstant(start, 0),
    end: formatInstant(addMinutes(start, durationMinutes), 0),
    timezone: sample.invitee.timezone,
    contact_id: null,
    guests: [],
    answers: {},
    metadata: {},
    location: null,
    cancel_reason: null,
    ics_uid: `${sample.id}@sched-booking`,
    sequence: 0,
    created_at: formatInstant(now, 0),
    updated_at: formatInstant(now, 0),
    ...sample,
  };
}
