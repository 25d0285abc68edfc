/**
 * The descriptions of fields and parameters in the OpenAPI document, a file for each subject.
 *
 * Design: a name means one thing wherever it appears. Only where it does not, the name of the component or of the
 * operation precedes it.
 */
export { defaultWords, fieldWords } from './field-words.ts';
