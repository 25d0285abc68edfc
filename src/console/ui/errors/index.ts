/**
 * Why a request failed, in the page's language.
 *
 * The decision behind it: the code of a problem decides the sentence. What the server wrote is in English, so it stands
 * behind that sentence, and only where it says more.
 */
export { describeError } from './describe-error.ts';
export { fieldError } from './field-error.ts';
