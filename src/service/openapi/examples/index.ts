/**
 * An example of each noun of the API, of each request body and of each response.
 *
 * Design: examples are values of the contract's types, so one that no longer fits does not compile.
 */
export { bodyExamples } from './body-examples.ts';
export { exampleOf } from './example-of.ts';
export { responseExampleOf } from './response-examples.ts';
