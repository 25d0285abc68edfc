import type { Kysely, Selectable } from 'kysely';
import type { User } from '../../../contract/index.ts';
import { formatInstant } from '../../../time/index.ts';
import type { AccountRecords, UserContent } from '../../records/index.ts';
import { forgetReadings } from '../calendars/index.ts';
import { announceAccountMail } from '../outbox/index.ts';
import { at, inTransaction, inUtc, nextVersion } from '../postgres/index.ts';
import type { Database, UsersTable } from '../tables/index.ts';
import { changeUsername } from './change-username.ts';

type Users = Pick<
  AccountRecords,
  'findUser' | 'listUsers' | 'updateUser' | 'changeUsername' | 'askToConfirmEmail' | 'forgetUnconfirmedEmail'
>;

/** Stores the users of accounts. */
export function createUsers(db: Kysely<Database>): Users {
  const users = (accountId: number) =>
    db
      .selectFrom('users as user')
      .innerJoin('handles as handle', (join) =>
        join.onRef('handle.account_id', '=', 'user.account_id').onRef('handle.user_id', '=', 'user.id'),
      )
      .selectAll('user')
      .select('handle.username')
      .where('user.account_id', '=', accountId);

  async function findUser(accountId: number, id: number): Promise<User | undefined> {
    const row = await users(accountId).where('user.id', '=', id).executeTakeFirst();
    return row && userOf(row);
  }

  return {
    findUser,
    listUsers: async (accountId) => (await users(accountId).orderBy('user.id').execute()).map(userOf),

    async updateUser({ accountId, id, content, now }) {
      const { email, timezone } = content;
      const before = await findUser(accountId, id);
      await db
        .updateTable('users')
        .set(columnsOf(content))
        .set({ updated_at: nextVersion(now) })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
      if (before?.timezone !== timezone || before.email !== email) await forgetReadings(db, { accountId, userId: id });
      const user = await findUser(accountId, id);
      if (!user) throw new Error(`The user ${id} of account ${accountId} was updated and cannot be read back.`);
      return user;
    },

    changeUsername: ({ accountId, userId, username }) =>
      inTransaction(db, (trx) => changeUsername(trx, { accountId, kind: 'user', id: userId, username })),

    askToConfirmEmail: (entered) => askToConfirmEmail(db, entered),

    async forgetUnconfirmedEmail({ accountId, userId }) {
      await db
        .updateTable('users')
        .set({ unconfirmed_email: null })
        .where('account_id', '=', accountId)
        .where('id', '=', userId)
        .execute();
    },
  };
}

type EnteredEmail = Parameters<AccountRecords['askToConfirmEmail']>[0];

/** Stores an address until it is confirmed, and queues the email that asks for it. Returns false if one was just sent. */
async function askToConfirmEmail(
  db: Kysely<Database>,
  { accountId, userId, email, since, now }: EnteredEmail,
): Promise<boolean> {
  const update = db
    .updateTable('users')
    .set({ unconfirmed_email: email, confirmation_asked_at: inUtc(now), updated_at: nextVersion(now) })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('confirmation_asked_at', 'is', null), eb('confirmation_asked_at', '<=', at(since))]));
  const { numUpdatedRows } = await update.executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await announceAccountMail(db, {
    accountId,
    kind: 'user.email_entered',
    data: { user_id: userId, email },
    now,
  });
  return true;
}

function columnsOf(content: UserContent) {
  const { first_name, last_name, email, timezone, time_format, start_of_week, avatar, about, locale } = content;
  // A property without a column would be accepted and not stored.
  return {
    first_name,
    last_name,
    email,
    timezone,
    time_format,
    start_of_week,
    avatar,
    about,
    locale,
  } satisfies Readonly<Record<keyof UserContent, unknown>>;
}

function userOf(row: Selectable<UsersTable> & { readonly username: string }): User {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    username: row.username,
    email: row.email,
    timezone: row.timezone,
    time_format: row.time_format,
    start_of_week: row.start_of_week,
    avatar: row.avatar,
    ...(row.about !== '' && { about: row.about }),
    ...(row.locale !== null && { locale: row.locale }),
    ...(row.unconfirmed_email !== null && { unconfirmed_email: row.unconfirmed_email }),
    updated_at: formatInstant(row.updated_at, 0),
  };
}
