import type { Kysely } from 'kysely';
import type { AccountRecords } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

/** The users who were removed from their account, and not invited again since. Their rows stay, because events do. */
export function createRemovedUsers(db: Kysely<Database>): Pick<AccountRecords, 'isRemovedUser' | 'markUserRemoved'> {
  return {
    async isRemovedUser(accountId, userId) {
      const users = db.selectFrom('users').select('id').where('account_id', '=', accountId).where('id', '=', userId);
      return (await users.where('removed_at', 'is not', null).executeTakeFirst()) !== undefined;
    },

    async markUserRemoved({ accountId, userId, now }) {
      const users = db
        .updateTable('users')
        .set({ removed_at: inUtc(now) })
        .where('account_id', '=', accountId);
      await users.where('id', '=', userId).execute();
    },
  };
}
