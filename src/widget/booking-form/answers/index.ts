/**
 * The answers of a form: which fields are asked, what an answer does as it is given, and whether all of them are right.
 *
 * The decision behind it: answers are checked by `src/form`, as the server checks them; only phone numbers are read here
 * first, as they are written where the invitee is.
 */
export { createAfterPress } from './after-press.ts';
export { type CheckedForm, createFormCheck, ownOf } from './check-form.ts';
export { fieldsToAsk } from './fields.ts';
export { createAnswerActions } from './set-answer.ts';
