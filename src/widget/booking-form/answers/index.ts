/**
 * The answers of a form: its fields, what setting an answer does, and whether all answers are valid.
 *
 * Design: `src/form` checks answers in the same way on the server. Only phone numbers are parsed here first, in the
 * notation of the invitee's country.
 */
export { createAfterPress } from './after-press.ts';
export { type CheckedForm, createFormCheck, type FilledForm, ownOf } from './check-form.ts';
export { fieldsToAsk } from './fields.ts';
export { createAnswerActions } from './set-answer.ts';
