import { createModel } from '@preact/signals';
import type { BookingContext } from './booking-context.ts';
import { createDetailsForm } from './details-form.ts';
import { createManageBooking } from './manage-booking.ts';
import { createSelectTime } from './select-time.ts';

/** The state of one widget and all its actions. Disposing it stops its queries and effects. */
export const Booking = createModel((context: BookingContext) => {
  const selectTime = createSelectTime(context);
  const detailsForm = createDetailsForm(context, selectTime);
  return { ...selectTime, ...detailsForm, ...createManageBooking(selectTime, detailsForm) };
});

export type Booking = InstanceType<typeof Booking>;
