/**
 * Why a request failed, in the page's language.
 *
 * The decision behind it: the sentence depends on the code of the problem. The server's own sentence is in English, so
 * it is added only if it says more.
 */
export { describeError } from './describe-error.ts';
export { fieldError } from './field-error.ts';
