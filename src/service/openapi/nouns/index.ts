/**
 * The components of the OpenAPI document: each thing that the interface speaks of, in a sentence.
 *
 * The decision behind it: the schemas are the contract's own. Here stand only descriptions, formats and the few words
 * about a property that mean something else than in every other thing.
 */
export { nouns } from './nouns.ts';
