/**
 * The details form: the chosen time, the questions, sending, and a time that was taken meanwhile.
 *
 * The decision behind it: answers live in the model, not in the inputs, so that nothing the invitee does elsewhere, and
 * nothing that goes wrong, can lose them.
 */
export { readPage } from '../../booking-form/index.ts';
export { DetailsForm } from './details-form.tsx';
