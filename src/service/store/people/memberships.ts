import type { Kysely } from 'kysely';
import type { AccountRecords, PeopleRecords } from '../../records/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type Memberships = Pick<PeopleRecords, 'saveMembership' | 'listMemberships' | 'hasOwner'>;

export function createMemberships(db: Kysely<Database>): Memberships {
  return {
    async saveMembership({ personId, accountId, userId, role }, now) {
      const result = await db
        .insertInto('memberships')
        .values({ person_id: personId, account_id: accountId, user_id: userId, role, created_at: inUtc(now) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },

    listMemberships: (personId) =>
      db
        .selectFrom('memberships')
        .select(['person_id as personId', 'account_id as accountId', 'user_id as userId', 'role'])
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .orderBy('account_id')
        .execute(),

    async hasOwner(accountId) {
      const members = db
        .selectFrom('memberships as member')
        .innerJoin('people as person', 'person.id', 'member.person_id')
        .select('person.id')
        .where('member.account_id', '=', accountId);
      const owners = members.where('member.role', '=', 'owner').where('person.closed_at', 'is', null).limit(1);
      return (await owners.executeTakeFirst()) !== undefined;
    },
  };
}

/** The roles in one account, for what is checked under its lock. */
export function createRoles(db: Kysely<Database>): Pick<AccountRecords, 'findRole'> {
  return {
    async findRole({ accountId, userId }) {
      const members = db.selectFrom('memberships').select('role').where('account_id', '=', accountId);
      return (await members.where('user_id', '=', userId).executeTakeFirst())?.role;
    },
  };
}
