import type { ManagedEvent } from '../../contract/index.ts';
import { parseInstant } from '../../time/index.ts';
import { isoOf, type PageEventDetails } from '../model/index.ts';

/**
 * Returns the detail of events about a booking, with its times in UTC: the gateway writes them with the invitee's
 * offset.
 */
export function bookingDetail(event: ManagedEvent, title: string): PageEventDetails['sched:booking-canceled'] {
  const { id, status, timezone, event_type_id: eventTypeId, manage_token: manageToken } = event;
  return { id, title, start: inUtc(event.start), end: inUtc(event.end), eventTypeId, status, timezone, manageToken };
}

function inUtc(time: string): string {
  const instant = parseInstant(time);
  return instant === undefined ? time : isoOf(instant);
}
