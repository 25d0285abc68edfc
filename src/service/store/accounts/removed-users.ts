import { type Kysely, sql } from 'kysely';
import type { AccountRecords } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type RemovedUsers = Pick<AccountRecords, 'isRemovedUser' | 'markUserRemoved' | 'deleteUnusedUser'>;

/** The users who were removed from their account, and not invited again since. Their rows stay, because events do. */
export function createRemovedUsers(db: Kysely<Database>): RemovedUsers {
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

    async deleteUnusedUser({ accountId, userId }) {
      const unused = references.map(
        ([table, column]) => sql`not exists (
          select from ${sql.table(table)} as used
          where used.account_id = ${accountId} and ${sql.ref(`used.${column}`)} = ${userId})`,
      );
      await sql`
        delete from users where account_id = ${accountId} and id = ${userId} and ${sql.join(unused, sql` and `)}
          and not exists (
            select from journal where account_id = ${accountId} and actor->>'user_id' = ${`${userId}`})`.execute(db);
    },
  };
}

/** What a user may have. Their username, invitations and membership of a team are deleted with them. */
const references: readonly (readonly [keyof Database, string])[] = [
  ['event_types', 'host_id'],
  ['availabilities', 'user_id'],
  ['events', 'host_id'],
  ['meeting_hosts', 'user_id'],
  ['api_keys', 'user_id'],
  ['calendar_sources', 'user_id'],
  ['calendar_writes', 'user_id'],
  ['calendar_feeds', 'user_id'],
];
