import type { BookingForm } from '../../booking-form/index.ts';
import type { Booking } from '../../model/index.ts';

/** What a part of the form is given: the booking it is for, and what can be done with the form. */
export type FormProps = { readonly booking: Booking; readonly form: BookingForm };
