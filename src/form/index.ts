/**
 * Booking-form fields and answers: which fields a form has, and whether an answer is valid.
 *
 * Design: the page and the server run the same check, so the server never refuses an answer that the page accepted.
 * Faults are data, not sentences, because the page speaks the invitee's language. The properties of a type of field are
 * its row in `field-types.ts`.
 */
export { checkAnswer } from './check-answer.ts';
export { checkAnswers } from './check-answers.ts';
export {
  type ContactIdentifier,
  completeForm,
  contactFields,
  contactIdentifiers,
  inviteeIn,
  isContactField,
} from './complete-form.ts';
export { contactLabels, hasForeignLabel } from './contact-labels.ts';
export { type Fault, faultSentence } from './fault.ts';
export { answerShape, fieldTypeRows } from './field-types.ts';
export { composeMarks, formatCharacters, isEmail, isSameAddress, splitEmails } from './formats/index.ts';
export { guestFaults, guestsBesideHost, guestsBesideInvitee, guestsIn, isGuestField } from './guests.ts';
