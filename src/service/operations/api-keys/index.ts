/**
 * API keys of an account, for the people who may create them.
 *
 * Design: a key cannot create keys. Only a person who is signed in and has just confirmed who they are can, so that a
 * leaked key cannot prolong its own life.
 */
export { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
