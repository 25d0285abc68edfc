/**
 * API keys: created, listed, revoked, and counted as they are used.
 *
 * Design: only the hash of a key is stored, and the key is found by it, so that a copy of the database opens nothing.
 */
export { createApiKey, hashApiKey } from './api-key.ts';
export { type ApiKeySummary, issueKey, listKeys, revokeKey } from './api-keys.ts';
export { admitConfiguredKey, type ConfiguredKey } from './configured-key.ts';
export { createKeyUses, recordLastUse } from './count-key-uses.ts';
export { createKeysOfAccount } from './keys-of-account.ts';
