import { createModel, signal } from '@preact/signals';
import type { BookingContext } from './booking-context.ts';
import { createDetailsForm, type Submission } from './details-form.ts';
import { createManageBooking } from './manage-booking.ts';
import { createSelectTime } from './select-time.ts';

/** The state of one widget and all its actions. Disposing it stops its queries and effects. */
export const Booking = createModel((context: BookingContext) => {
  const submission = signal<Submission>({ state: 'idle' });
  const selectTime = createSelectTime(context, () => submission.value.state === 'idle');
  const detailsForm = createDetailsForm(context, { selectTime, submission });
  return { ...selectTime, ...detailsForm, ...createManageBooking(selectTime, detailsForm) };
});

export type Booking = InstanceType<typeof Booking>;
