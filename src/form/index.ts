/**
 * Booking-form fields and answers: which fields a form has, and whether an answer is valid.
 *
 * The decision behind it: the page and the server run this same check, so an answer the page takes is never refused by
 * the server. It finds faults as data, not as sentences, since the page speaks the invitee's language. What is
 * particular to a type of field is its row in `field-types.ts`.
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
export { type Fault, faultSentence } from './fault.ts';
export { answerShape, fieldTypeRows } from './field-types.ts';
export { formatCharacters, isEmail, isSameAddress, splitEmails } from './formats/index.ts';
export { guestFaults, guestsIn, isGuestField } from './guests.ts';
