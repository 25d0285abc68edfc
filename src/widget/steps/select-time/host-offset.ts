import { minutesAhead } from '../../../zones/index.ts';
import type { Slot } from '../../calendar/index.ts';
import type { Booking } from '../../model/index.ts';

/** Says how far the host's clocks are from the invitee's at some times. Empty if they agree. */
export function hostOffset(booking: Booking, [first]: readonly Slot[]): string {
  const eventType = booking.eventType.value;
  const { messages } = booking.language.value;
  if (eventType.state !== 'ready' || !first) return '';
  const minutes = minutesAhead(booking.hostZone.value ?? booking.zone.value, booking.zone.value, first.start);
  if (minutes === 0) return '';
  return minutes > 0 ? messages.hostAhead(minutes) : messages.hostBehind(-minutes);
}
