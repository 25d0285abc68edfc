import type { Kysely } from 'kysely';
import type { PeopleRecords, UserKey } from '../../records/index.ts';
import { deletePeople } from '../accounts/index.ts';
import { at, inTransaction } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type Members = Pick<
  PeopleRecords,
  'listMembers' | 'listInvitations' | 'setRole' | 'removeMember' | 'withdrawInvitations'
>;

/** Stores who may sign in to one account. */
export function createMembers(db: Kysely<Database>): Members {
  return {
    listMembers: (accountId) =>
      db
        .selectFrom('memberships')
        .select(['person_id as personId', 'account_id as accountId', 'user_id as userId', 'role'])
        .where('account_id', '=', accountId)
        .execute(),

    async listInvitations(accountId, now) {
      const rows = await db
        .selectFrom('sign_in_links')
        .select(['user_id as userId', 'role', 'email', 'expires_at as expiresAt'])
        .where('account_id', '=', accountId)
        .where('purpose', '=', 'invitation')
        .where('used_at', 'is', null)
        .where('expires_at', '>', at(now))
        .orderBy('expires_at')
        .execute();
      return rows.flatMap(({ userId, role, email, expiresAt }) =>
        userId === null || role === null || email === null ? [] : [{ userId, role, email, expiresAt }],
      );
    },

    async setRole({ accountId, userId, role }) {
      const member = db.updateTable('memberships').set({ role }).where('account_id', '=', accountId);
      await member.where('user_id', '=', userId).execute();
    },

    removeMember: (member) => inTransaction(db, (trx) => removeMember(trx, member)),

    withdrawInvitations: (member) => withdrawInvitations(db, member),
  };
}

/**
 * Signs a removed member out of this account, and invalidates earlier invitations. Invitations end first: a person who
 * accepts one at this moment is a member by the time memberships are deleted. Nothing is kept about a person who cannot
 * sign in to any other account.
 */
async function removeMember(trx: Kysely<Database>, { accountId, userId }: UserKey): Promise<void> {
  await withdrawInvitations(trx, { accountId, userId });
  await trx.deleteFrom('sessions').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
  const members = trx.deleteFrom('memberships').where('account_id', '=', accountId).where('user_id', '=', userId);
  const memberships = await members.returning('person_id').execute();
  await deletePeople(
    trx,
    memberships.map(({ person_id }) => person_id),
  );
}

async function withdrawInvitations(db: Kysely<Database>, { accountId, userId }: UserKey): Promise<void> {
  const deletion = db.deleteFrom('sign_in_links').where('account_id', '=', accountId).where('user_id', '=', userId);
  await deletion.where('purpose', '=', 'invitation').where('used_at', 'is', null).execute();
}
