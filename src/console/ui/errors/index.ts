/**
 * Why a request failed, in the page's language.
 *
 * Design: the sentence depends on the code of the problem. The server's own sentence is in English, so it is added only
 * if it says more. The message of any other error is shown only if the console wrote it: the messages of browsers and
 * libraries are in English too.
 */
export { describeError } from './describe-error.ts';
export { fieldError } from './field-error.ts';
export { TranslatedError } from './translated-error.ts';
