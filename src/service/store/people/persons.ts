import { type Kysely, sql } from 'kysely';
import type { PeopleRecords } from '../../records/index.ts';
import { createAccount } from '../accounts/index.ts';
import { inUtc } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type Persons = Pick<
  PeopleRecords,
  | 'hasPeople'
  | 'findPersonByEmail'
  | 'findPerson'
  | 'lockPerson'
  | 'savePerson'
  | 'confirmAddress'
  | 'setPasswordHash'
  | 'replacePasswordHash'
  | 'findNames'
  | 'findFirstUser'
  | 'saveAccount'
>;

export function createPersons(db: Kysely<Database>): Persons {
  const people = () =>
    db
      .selectFrom('people')
      .select(['id', 'email', 'password_hash as passwordHash'])
      .select(({ eb }) => eb('email_confirmed_at', 'is not', null).$castTo<boolean>().as('isConfirmed'))
      .where('closed_at', 'is', null);

  return {
    async hasPeople() {
      return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined;
    },
    findPersonByEmail: (email) => people().where(sql<boolean>`lower(email) = lower(${email})`).executeTakeFirst(),
    findPerson: (id) => people().where('id', '=', id).executeTakeFirst(),
    lockPerson: (id) => people().where('id', '=', id).forShare().executeTakeFirst(),

    async savePerson({ email, passwordHash, isConfirmed = false }, now) {
      const row = await db
        .insertInto('people')
        .values({
          email,
          password_hash: passwordHash,
          created_at: inUtc(now),
          ...(isConfirmed && { email_confirmed_at: inUtc(now) }),
        })
        .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    async confirmAddress(personId, { now, keepsPassword }) {
      const person = db.updateTable('people').where('id', '=', personId).where('email_confirmed_at', 'is', null);
      const removal = keepsPassword ? {} : { password_hash: null };
      const update = person.set({ email_confirmed_at: inUtc(now), ...removal });
      return (await update.executeTakeFirst()).numUpdatedRows === 1n;
    },

    async setPasswordHash(personId, hash) {
      await db.updateTable('people').set({ password_hash: hash }).where('id', '=', personId).execute();
    },

    async replacePasswordHash(personId, { current, next }) {
      const person = db.updateTable('people').where('id', '=', personId);
      const personWithHash = person.where('password_hash', 'is not distinct from', current);
      const { numUpdatedRows } = await personWithHash.set({ password_hash: next }).executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    findNames: (user) => findNames(db, user),

    async findFirstUser(accountId) {
      const users = db.selectFrom('users').select('id').where('account_id', '=', accountId);
      return (await users.orderBy('id').limit(1).executeTakeFirst())?.id;
    },

    saveAccount: (account, now) => createAccount({ db }, account, now),
  };
}

async function findNames(db: Kysely<Database>, { accountId, userId }: Parameters<Persons['findNames']>[0]) {
  const account = await db.selectFrom('accounts').select(['id', 'name']).where('id', '=', accountId).executeTakeFirst();
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return account && user && { account, user };
}
