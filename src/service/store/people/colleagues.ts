import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isReservedUsername } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { PeopleRecords } from '../../records/index.ts';
import { forgetReadings } from '../calendars/index.ts';
import { announceAccountMail } from '../outbox/index.ts';
import { inTransaction, inUtc, nextVersion } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

/** Enough to tell users apart in a username that no one chose. */
const usernameBytes = 4;

/** Stores the users that colleagues add to an account. */
export function createColleagues(
  db: Kysely<Database>,
): Pick<PeopleRecords, 'findUsersByEmail' | 'saveUser' | 'restoreUser' | 'confirmEmail'> {
  return {
    async findUsersByEmail(accountId, email) {
      const users = db.selectFrom('users').select('id').where('account_id', '=', accountId);
      const matches = await users.where(sql<boolean>`lower(email) = lower(${email})`).orderBy('id').execute();
      if (matches.length === 0) return [];
      const members = db.selectFrom('memberships').select('user_id').where('account_id', '=', accountId);
      const memberIds = new Set((await members.execute()).map((member) => member.user_id));
      return matches.map(({ id }) => ({ id, isMember: memberIds.has(id) }));
    },

    saveUser: (user, now) => inTransaction(db, (trx) => saveUser(trx, { ...user, now })),

    async restoreUser({ accountId, userId }) {
      const users = db.updateTable('users').set({ removed_at: null }).where('account_id', '=', accountId);
      await users.where('id', '=', userId).where('removed_at', 'is not', null).execute();
    },

    confirmEmail: (confirmation, now) => inTransaction(db, (trx) => confirmEmail(trx, { ...confirmation, now })),
  };
}

type NewUser = Parameters<PeopleRecords['saveUser']>[0] & { readonly now: Instant };

/** Adds a user, in the time zone of the first user of the account. Takes the first username that is free. */
async function saveUser(
  trx: Kysely<Database>,
  { accountId, email, firstName, lastName, usernames, now }: NewUser,
): Promise<number> {
  const at = inUtc(now);
  const users = trx.selectFrom('users').select('timezone').where('account_id', '=', accountId);
  const { timezone } = await users.orderBy('id').limit(1).executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('users')
    .values({
      account_id: accountId,
      first_name: firstName,
      last_name: lastName,
      email,
      timezone,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const unique = `user-${randomBytes(usernameBytes).toString('hex')}-${id}`;
  for (const username of [...usernames.filter((one) => !isReservedUsername(one)), unique]) {
    const handles = trx.insertInto('handles').values({ account_id: accountId, user_id: id, username });
    const result = await handles.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    if (result.numInsertedOrUpdatedRows === 1n) return id;
  }
  throw new Error(`The username "${unique}" is taken.`);
}

type Confirmation = Parameters<PeopleRecords['confirmEmail']>[0] & { readonly now: Instant };

/** Replaces the address of a user by the one they have confirmed. Returns false if they have entered another since. */
async function confirmEmail(trx: Kysely<Database>, { accountId, userId, email, now }: Confirmation): Promise<boolean> {
  // Another change of the profile in the meantime would overwrite this.
  await sql`select from accounts where id = ${accountId} for no key update`.execute(trx);
  const users = trx.selectFrom('users').select('email').where('account_id', '=', accountId);
  const former = await users.where('id', '=', userId).where('unconfirmed_email', '=', email).executeTakeFirst();
  if (!former) return false;
  await trx
    .updateTable('users')
    .set({ email, unconfirmed_email: null, updated_at: nextVersion(now) })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .execute();
  // Invitations that they declined under the new address do not block.
  await forgetReadings(trx, { accountId, userId });
  const data = { user_id: userId, former_email: former.email };
  await announceAccountMail(trx, { accountId, kind: 'user.email_changed', data, now });
  return true;
}
