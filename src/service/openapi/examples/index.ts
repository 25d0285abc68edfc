/**
 * An example of each thing that the interface speaks of, and of each body that it takes.
 *
 * The decision behind it: examples are values of the contract's types, so one that no longer fits does not compile.
 */
export { bodyExamples } from './body-examples.ts';
export { exampleOf } from './example-of.ts';
