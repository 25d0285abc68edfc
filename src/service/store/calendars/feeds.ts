import type { Kysely } from 'kysely';
import type { AccountRecords } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type Feeds = Pick<AccountRecords, 'findOwnFeed' | 'findFeedOwner' | 'saveOwnFeed' | 'deleteOwnFeed'>;

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
      return row && { secret: { sealed: row.sealed, keyId: row.key_number }, rotatedAt: row.rotated_at };
    },

    async findFeedOwner(tokenDigest) {
      return db
        .selectFrom('calendar_feeds')
        .select(['account_id as accountId', 'user_id as userId'])
        .where('token_digest', '=', tokenDigest)
        .executeTakeFirst();
    },

    async saveOwnFeed({ accountId, userId, tokenDigest, secret, rotatedAt }) {
      const made = {
        token_digest: tokenDigest,
        ...{ sealed: secret.sealed, key_number: secret.keyId, rotated_at: inUtc(rotatedAt) },
      };
      await db
        .insertInto('calendar_feeds')
        .values({ account_id: accountId, user_id: userId, ...made })
        .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doUpdateSet(made))
        .execute();
    },

    async deleteOwnFeed({ accountId, userId }) {
      const feeds = db.deleteFrom('calendar_feeds').where('account_id', '=', accountId);
      await feeds.where('user_id', '=', userId).execute();
    },
  };
}
