import { type Kysely, sql } from 'kysely';
import type { AccountRecords } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type RemovedUsers = Pick<AccountRecords, 'listRemovedUsers' | 'isRemovedUser' | 'markUserRemoved' | 'deleteUnusedUser'>;

/** The users who were removed from their account, and not invited again since. Their rows stay, because events do. */
export function createRemovedUsers(db: Kysely<Database>): RemovedUsers {
  return {
    async listRemovedUsers(accountId) {
      const users = db.selectFrom('users').select(['id', 'removed_at as removedAt']);
      const rows = await users.where('account_id', '=', accountId).where('removed_at', 'is not', null).execute();
      return rows.flatMap(({ id, removedAt }) => (removedAt === null ? [] : [{ id, removedAt }]));
    },

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
      for (const [table, column] of references) {
        const rows = sql`
          select from ${sql.table(table)} where account_id = ${accountId} and ${sql.ref(column)} = ${userId} limit 1`;
        if ((await rows.execute(db)).rows.length > 0) return;
      }
      const changes = sql`
        select from journal where account_id = ${accountId} and actor->>'user_id' = ${`${userId}`} limit 1`;
      if ((await changes.execute(db)).rows.length > 0) return;
      const handles = db.deleteFrom('handles').where('account_id', '=', accountId);
      await handles.where((eb) => eb.or([eb('user_id', '=', userId), eb('former_user_id', '=', userId)])).execute();
      await db.deleteFrom('users').where('account_id', '=', accountId).where('id', '=', userId).execute();
    },
  };
}

/** References that keep a user. Their membership of a team is deleted with them. */
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
