/**
 * Booking-form fields and answers: what is asked, and whether an answer will do.
 *
 * The decision behind it: the page and the server run this same check, so an answer the page takes is never refused by
 * the server. It finds faults as data, not as sentences, since the page speaks the invitee's language.
 */
export { type Checked, checkAnswer, maxEmails } from './check-answer.ts';
export { askedFields, type CheckedAnswers, checkAnswers } from './check-answers.ts';
export { isEmail, splitEmails } from './email.ts';
export { type Fault, faultSentence } from './fault.ts';
