import type { Kysely, Selectable } from 'kysely';
import type { ApiKey } from '../../../contract/index.ts';
import type { ApiKeyRecords } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { ApiKeysTable, Database } from '../tables/index.ts';
import { createApiKey, hashApiKey } from './api-key.ts';

/** Stores the keys of one account, and shows them to people who may create keys. */
export function createKeysOfAccount(db: Kysely<Database>): ApiKeyRecords {
  return {
    async listApiKeys(accountId) {
      const keys = db.selectFrom('api_keys').selectAll().where('account_id', '=', accountId);
      return (await keys.where('revoked_at', 'is', null).orderBy('id', 'desc').execute()).map(apiKeyOf);
    },

    async saveApiKey({ accountId, userId, name, scopes, now }) {
      const key = createApiKey();
      const owner = { account_id: accountId, user_id: userId, name, scopes: [...scopes], created_at: inUtc(now) };
      const secret = { hash: hashApiKey(key), last_four: key.slice(-4) };
      const row = await db
        .insertInto('api_keys')
        .values({ ...owner, ...secret })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { ...apiKeyOf(row), key };
    },

    async revokeApiKey({ accountId, id, now }) {
      const update = db
        .updateTable('api_keys')
        .set({ revoked_at: inUtc(now) })
        .where('account_id', '=', accountId);
      const { numUpdatedRows } = await update.where('id', '=', id).where('revoked_at', 'is', null).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async revokeApiKeysOf({ accountId, userId, now }) {
      const update = db
        .updateTable('api_keys')
        .set({ revoked_at: inUtc(now) })
        .where('account_id', '=', accountId);
      await update.where('user_id', '=', userId).where('revoked_at', 'is', null).execute();
    },
  };
}

function apiKeyOf(row: Selectable<ApiKeysTable>): ApiKey {
  const { id, name, scopes, last_four, user_id, created_at, last_used_at } = row;
  const times = { created_at: inUtc(created_at), last_used_at: last_used_at && inUtc(last_used_at) };
  return { id, name, scopes, last_four, user_id, ...times };
}
