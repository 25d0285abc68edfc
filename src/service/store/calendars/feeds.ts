import type { Kysely } from 'kysely';
import type { AccountRecords } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type Feeds = Pick<AccountRecords, 'findOwnFeed' | 'findFeed' | 'saveOwnFeed' | 'deleteOwnFeed'>;

/** Stores the addresses of the feeds of users. */
export function createCalendarFeeds(db: Kysely<Database>): Feeds {
  return {
    async findOwnFeed(accountId, userId) {
      const row = await db
        .selectFrom('calendar_feeds')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return (
        row && {
          secret: { sealed: row.sealed, keyId: row.key_number },
          hasBusyToken: row.busy_token_digest !== null,
          rotatedAt: row.rotated_at,
        }
      );
    },

    async findFeed(tokenDigest) {
      const row = await db
        .selectFrom('calendar_feeds')
        .select(['account_id', 'user_id', 'token_digest'])
        .where((eb) => eb.or([eb('token_digest', '=', tokenDigest), eb('busy_token_digest', '=', tokenDigest)]))
        .executeTakeFirst();
      if (!row) return undefined;
      return { accountId: row.account_id, userId: row.user_id, isBusyOnly: !row.token_digest.equals(tokenDigest) };
    },

    async saveOwnFeed({ accountId, userId, tokenDigest, busyTokenDigest, secret, rotatedAt }) {
      const columns = {
        token_digest: tokenDigest,
        busy_token_digest: busyTokenDigest,
        sealed: secret.sealed,
        key_number: secret.keyId,
        rotated_at: inUtc(rotatedAt),
      };
      await db
        .insertInto('calendar_feeds')
        .values({ account_id: accountId, user_id: userId, ...columns })
        .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doUpdateSet(columns))
        .execute();
    },

    async deleteOwnFeed({ accountId, userId }) {
      const feeds = db.deleteFrom('calendar_feeds').where('account_id', '=', accountId);
      await feeds.where('user_id', '=', userId).execute();
    },
  };
}
