/**
 * An example of each noun of the API, and of each request body.
 *
 * The decision behind it: examples are values of the contract's types, so one that no longer fits does not compile.
 */
export { bodyExamples } from './body-examples.ts';
export { exampleOf } from './example-of.ts';
