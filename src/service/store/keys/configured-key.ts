import type { Transaction } from 'kysely';
import type { Database } from '../tables/index.ts';
import { hashApiKey } from './api-key.ts';

/** The result of adding the key that a setting names. */
export type ConfiguredKey = {
  /** Whether it opens the account: a key that was revoked, or that belongs to another account, never does. */
  readonly isInUse: boolean;
  /** The last four characters of the previous keys of the setting, which are now revoked. */
  readonly revoked: readonly string[];
};

type NamedKey = { readonly account_id: number; readonly user_id: number; readonly key: string; readonly now: string };

/**
 * Accepts the key in a setting, and revokes the previous one of the setting: changing the setting because a key has
 * leaked ends that key. Keys that were created in other ways are not affected.
 */
export async function admitConfiguredKey(trx: Transaction<Database>, namedKey: NamedKey): Promise<ConfiguredKey> {
  const { key, now, ...owner } = namedKey;
  const hash = hashApiKey(key);
  await trx
    .insertInto('api_keys')
    .values({ ...owner, hash, last_four: key.slice(-4), created_at: now, is_from_setting: true })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ is_from_setting: true })
        .where('api_keys.account_id', '=', owner.account_id),
    )
    .execute();
  const previousKeys = await trx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('account_id', '=', owner.account_id)
    .where('is_from_setting', '=', true)
    .where('revoked_at', 'is', null)
    .where('hash', '<>', hash)
    .returning('last_four')
    .execute();
  const row = await trx
    .selectFrom('api_keys')
    .select(['account_id', 'revoked_at'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  const isInUse = row.account_id === owner.account_id && row.revoked_at === null;
  return { isInUse, revoked: previousKeys.map(({ last_four }) => last_four) };
}
