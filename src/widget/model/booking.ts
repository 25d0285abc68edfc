import { createModel } from '@preact/signals';
import type { BookingParts } from './booking-parts.ts';
import { createDetailsForm } from './details-form.ts';
import { createManageBooking } from './manage-booking.ts';
import { createSelectTime } from './select-time.ts';

/** The state of one widget and all its actions. Disposing it stops its queries and effects. */
export const Booking = createModel((parts: BookingParts) => {
  const selectTime = createSelectTime(parts);
  const detailsForm = createDetailsForm(parts, selectTime);
  return { ...selectTime, ...detailsForm, ...createManageBooking(parts, { selectTime, detailsForm }) };
});

export type Booking = InstanceType<typeof Booking>;
