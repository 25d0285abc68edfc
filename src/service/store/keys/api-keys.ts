import { scopes as allScopes, type Scope } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { HasDatabase } from '../tables/index.ts';
import { createApiKey, hashApiKey } from './api-key.ts';

/** The data of a key that can be shown after its creation. */
export type ApiKeySummary = {
  readonly id: number;
  readonly accountId: number;
  readonly accountName: string;
  readonly lastFour: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
  readonly revokedAt: Instant | null;
};

type NewKey = {
  readonly accountId?: number;
  /** The scopes of the key. @default every scope */
  readonly scopes?: readonly Scope[];
};

type IssuedKey = { readonly id: number; readonly accountId: number; readonly key: string };

/**
 * Creates a key for the first user of an account who was not removed from it. The account may be omitted if there is
 * only one. Returns the key, which cannot be read again. Returns undefined if there is no such account, or more than
 * one.
 */
export async function issueKey(
  { db }: HasDatabase,
  { accountId, scopes = allScopes }: NewKey,
  now: Instant,
): Promise<IssuedKey | undefined> {
  const users = db.selectFrom('users').distinctOn('account_id').select(['account_id', 'id as user_id']);
  const present = users.where('removed_at', 'is', null);
  const candidates = accountId === undefined ? present : present.where('account_id', '=', accountId);
  const [owner, ...others] = await candidates.orderBy('account_id').orderBy('id').limit(2).execute();
  if (!owner || others.length > 0) return undefined;
  const key = createApiKey();
  const row = {
    ...owner,
    hash: hashApiKey(key),
    last_four: key.slice(-4),
    created_at: inUtc(now),
    scopes: [...scopes],
  };
  const { id } = await db.insertInto('api_keys').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, accountId: owner.account_id, key };
}

/** Lists all keys in the order of creation, including revoked ones. */
export async function listKeys({ db }: HasDatabase): Promise<ApiKeySummary[]> {
  return db
    .selectFrom('api_keys as key')
    .innerJoin('accounts as account', 'account.id', 'key.account_id')
    .select(['key.id', 'key.account_id as accountId', 'account.name as accountName', 'key.last_four as lastFour'])
    .select('key.scopes')
    .select(['key.created_at as createdAt', 'key.last_used_at as lastUsedAt', 'key.revoked_at as revokedAt'])
    .orderBy('key.id')
    .execute();
}

/** Revokes a key from now on. Returns whether an active key with these last characters exists. */
export async function revokeKey(
  { db }: HasDatabase,
  { id, lastFour }: Pick<ApiKeySummary, 'id' | 'lastFour'>,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: inUtc(now) })
    .where('id', '=', id)
    .where('last_four', '=', lastFour)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
