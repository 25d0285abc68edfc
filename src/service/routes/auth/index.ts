/**
 * Identifies the caller.
 *
 * Design: the caller is identified before anything else of a request is read, so that a stranger learns nothing from a
 * validation error.
 */
export { type Authenticate, createAuthenticate, requireCaller } from './authenticate.ts';
export { createUnknownKeys } from './unknown-keys.ts';
