/**
 * The details form: the selected time, the questions, sending, and a time that was taken in the meantime.
 *
 * Design: answers live in the model, not in the inputs, so that neither an action elsewhere nor a failure can lose
 * them.
 */
export { readPage } from '../../booking-form/index.ts';
export { DetailsForm } from './details-form.tsx';
