import type { ManagedEvent } from '../../../contract/index.ts';
import { inviteeIn } from '../../../form/index.ts';
import { addMinutes, parseInstant } from '../../../time/index.ts';
import { type Booking, isoOf } from '../../model/index.ts';
import type { BookingRequest } from './book.ts';

const dryRunId = 'dry-run';

/** Creates the event that would have been booked. */
export function createDryRunEvent(
  booking: Booking,
  { start, durationMinutes: duration, timezone, answers }: BookingRequest,
): ManagedEvent {
  const result = booking.eventType.value;
  const eventType = result.state === 'ready' ? result.data : undefined;
  const from = parseInstant(start);
  const { name = '', email = '' } = inviteeIn(answers);
  return {
    id: dryRunId,
    event_type_id: eventType?.id ?? 0,
    status: 'confirmed',
    start,
    end: from === undefined ? start : isoOf(addMinutes(from, duration)),
    timezone,
    duration,
    host: { name: eventType?.host.name ?? '', timezone: eventType?.host.timezone ?? timezone },
    invitee: { name, email, timezone },
    guests: [],
    location: null,
    ics_uid: dryRunId,
    sequence: 0,
    manage_token: '',
  };
}
