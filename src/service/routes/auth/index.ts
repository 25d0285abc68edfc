/**
 * Identifies the caller.
 *
 * Design: the caller is identified before anything else of a request is read, so that a stranger learns nothing from a
 * validation error.
 */
export { authenticate } from './authenticate.ts';
export { createUnknownKeys } from './unknown-keys.ts';
