import type { ApiKey, Scope } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { UserKey } from './user-key.ts';

type NewApiKey = {
  readonly accountId: number;
  readonly userId: number;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly now: Instant;
};

/** The keys of one account. They are stored in the directory, because a key leads to its account. */
export type ApiKeyRecords = {
  /** Lists the keys that are not revoked, newest first. */
  listApiKeys(accountId: number): Promise<ApiKey[]>;
  /** Creates a key and returns it in full. */
  saveApiKey(key: NewApiKey): Promise<ApiKey & { readonly key: string }>;
  /** Revokes a key. Returns false if it was revoked before. */
  revokeApiKey(key: { readonly accountId: number; readonly id: number; readonly now: Instant }): Promise<boolean>;
  /** Revokes the keys of one user. */
  revokeApiKeysOf(user: UserKey & { readonly now: Instant }): Promise<void>;
};
