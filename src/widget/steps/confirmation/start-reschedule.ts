import type { ManagedEvent } from '../../../contract/index.ts';
import { parseInstant } from '../../../time/index.ts';
import type { Booking } from '../../model/index.ts';

/** Shows the times to choose from, beginning with the day of the event. */
export function startReschedule(booking: Booking, event: ManagedEvent): void {
  booking.clearSlot();
  booking.rescheduling.value = event;
  booking.chooseDuration(event.duration);
  booking.showStep({ step: 'select-time' });
  const start = parseInstant(event.start);
  if (start !== undefined) booking.goTo(start);
}
