/**
 * The components of the OpenAPI document: each noun of the API, in a sentence.
 *
 * Design: the schemas are the contract's own. This folder adds descriptions, formats, and the few properties that mean
 * something else than in all other nouns.
 */
export { nouns } from './nouns.ts';
