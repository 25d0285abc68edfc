/**
 * API keys of an account, as the people who may make them see them.
 *
 * The decision behind it: a key makes no keys. Only somebody who is signed in and has just proved who they are does, so
 * that a key that leaked cannot be kept alive by itself.
 */
export { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
