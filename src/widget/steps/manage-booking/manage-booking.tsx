import { bookingChangesOf } from '../../booking-changes/index.ts';
import type { Booking } from '../../model/index.ts';
import { Canceling } from './canceling.tsx';
import { Moving } from './moving.tsx';
import { Opening } from './opening.tsx';

/** The steps around a booking that was made. */
export function ManageBooking({ booking }: { booking: Booking }) {
  const changes = bookingChangesOf(booking);
  const now = booking.step.value;
  if (now.step === 'opening') return <Opening booking={booking} />;
  if (now.step === 'moving') return <Moving booking={booking} changes={changes} step={now} />;
  if (now.step === 'canceling') return <Canceling booking={booking} changes={changes} step={now} />;
  return null;
}
