/**
 * HTTP: who calls, what they send, and what they receive.
 *
 * Design: no operation has a handler of its own. One `mount` reads any request by its row of the contract's tables,
 * runs the operation of the same name, and responds in the envelope.
 */

export { createAuthenticate, createUnknownKeys, requireCaller } from './auth/index.ts';
export type { Bindings, Env, KnownCaller } from './env.ts';
export { headers } from './headers.ts';
export { readInput, readJson, readParams, readQuery, readRawBody } from './input/index.ts';
export { limitRate } from './limit-rate.ts';
export { mountAll } from './mount.ts';
export { mountMcp } from './mount-mcp.ts';
export { respondWithProblem } from './respond.ts';
