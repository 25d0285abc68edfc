/**
 * The input of an operation: the path, the query and the body of a request, read by its row of the contract.
 *
 * Design: the body is read once as bytes, so that an Idempotency-Key can compare what was sent before anything is
 * parsed.
 */
export { parseBody, type RawBody, readRawBody } from './read-body.ts';
export { type Params, readInput, readJson, readParams, readQuery } from './read-input.ts';
export { findUnstorable } from './storable-text.ts';
