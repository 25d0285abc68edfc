import type { ManagedEvent } from '../../contract/index.ts';
import type { Booking } from '../model/index.ts';

/**
 * Returns a booking as it was last read: it may have been changed elsewhere while the invitee was about to change it. A
 * component that reads it is rendered again when it changes.
 */
export function latestEvent(booking: Booking, event: ManagedEvent): ManagedEvent {
  const { value: latest } = booking.managedEvent;
  if (latest.state !== 'ready' || latest.data.id !== event.id) return event;
  return latest.data.sequence > event.sequence ? latest.data : event;
}
