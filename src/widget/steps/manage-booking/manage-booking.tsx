import { bookingChangesOf } from '../../booking-changes/index.ts';
import type { Booking } from '../../model/index.ts';
import { Canceling } from './cancel.tsx';
import { Opening } from './open-booking.tsx';
import { Moving } from './reschedule.tsx';

/** The steps around an existing booking. */
export function ManageBooking({ booking }: { booking: Booking }) {
  const changes = bookingChangesOf(booking);
  const now = booking.step.value;
  if (now.step === 'open-booking') return <Opening booking={booking} />;
  if (now.step === 'reschedule') return <Moving booking={booking} changes={changes} step={now} />;
  if (now.step === 'cancel') return <Canceling booking={booking} changes={changes} step={now} />;
  return null;
}
