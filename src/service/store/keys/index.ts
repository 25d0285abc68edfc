/**
 * API keys: made, listed, revoked, and counted as they are used.
 *
 * The decision behind it: only a key's hash is kept, and it is found by that hash, so that a copy of the database opens
 * nothing.
 */
export { createApiKey, hashApiKey } from './api-key.ts';
export { issueKey, type KeptKey, listKeys, revokeKey } from './api-keys.ts';
export { type KeyOfSetting, letInKeyOfSetting } from './key-of-setting.ts';
export { findCountedKey } from './key-usage.ts';
