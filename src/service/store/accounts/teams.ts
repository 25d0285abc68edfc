import type { Kysely } from 'kysely';
import type { TeamRecords } from '../../records/index.ts';
import { inTransaction, inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';
import { changeUsername } from './change-username.ts';

export function createTeams(db: Kysely<Database>): TeamRecords {
  return {
    listTeams: ({ accountId, userId }) =>
      db
        .selectFrom('team_members as member')
        .innerJoin('teams as team', (join) =>
          join.onRef('team.account_id', '=', 'member.account_id').onRef('team.id', '=', 'member.team_id'),
        )
        .innerJoin('handles as handle', (join) =>
          join.onRef('handle.account_id', '=', 'team.account_id').onRef('handle.team_id', '=', 'team.id'),
        )
        .select(['team.id', 'team.name', 'handle.username', 'team.about', 'team.logo'])
        .where('member.account_id', '=', accountId)
        .where('member.user_id', '=', userId)
        .orderBy('team.id')
        .execute(),

    async isTeam(id) {
      return (await db.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
    },

    async updateTeam({ accountId, id, content: { name, username, about }, now }) {
      return inTransaction(db, async (trx) => {
        const unavailable = await changeUsername(trx, { accountId, kind: 'team', id, username });
        if (unavailable) return unavailable;
        const teams = trx.updateTable('teams').set({ name, about, updated_at: inUtc(now) });
        const update = teams.where('account_id', '=', accountId).where('id', '=', id).returning('logo');
        const { logo } = await update.executeTakeFirstOrThrow();
        return { id, name, username, about, logo };
      });
    },
  };
}
