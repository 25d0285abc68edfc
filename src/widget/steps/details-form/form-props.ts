import type { BookingForm } from '../../booking-form/index.ts';
import type { Booking } from '../../model/index.ts';

/** The props of a part of the form: its booking, and the actions of the form. */
export type FormProps = { readonly booking: Booking; readonly form: BookingForm };

/** The id of what is shown in place of the questions until they are loaded. */
export const noQuestionsId = 'no-questions';
