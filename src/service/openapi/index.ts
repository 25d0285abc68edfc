/**
 * The OpenAPI 3.1 document of the API, at `/v1/openapi.json`.
 *
 * Design: nothing is described twice. Operations, their inputs and their problems are read from the contract's tables
 * at the first request. Only descriptions and examples are kept here.
 */
export { describeApi } from './describe-api.ts';
export { describeOnce } from './describe-once.ts';
export { listProblems } from './failures.ts';
export type { JsonObject } from './json-schema.ts';
export { mountOpenapi } from './mount-openapi.ts';
