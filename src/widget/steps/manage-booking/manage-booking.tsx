import { bookingChangesOf, latestEvent } from '../../booking-changes/index.ts';
import type { Booking } from '../../model/index.ts';
import { Canceling } from './cancel.tsx';
import { Opening } from './open-booking.tsx';
import { Moving } from './reschedule.tsx';

/** The steps around an existing booking. */
export function ManageBooking({ booking }: { booking: Booking }) {
  const changes = bookingChangesOf(booking);
  const now = booking.step.value;
  if (now.step === 'open-booking') return <Opening booking={booking} />;
  if (now.step !== 'reschedule' && now.step !== 'cancel') return null;
  const props = { booking, changes, event: latestEvent(booking, now.event) };
  return now.step === 'cancel' ? <Canceling {...props} /> : <Moving {...props} slot={now.slot} />;
}
