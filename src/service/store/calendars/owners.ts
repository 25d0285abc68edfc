import type { UserKey } from '../../records/index.ts';
import type { HasDatabase } from '../tables/index.ts';

/** A user of an account. */
export type AccountUser = UserKey & { readonly email: string };

/** Finds the users with an email address in all accounts. */
export async function findUsersByEmail({ db }: HasDatabase, email: string): Promise<AccountUser[]> {
  return db
    .selectFrom('users')
    .select(['account_id as accountId', 'id as userId', 'email'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('account_id')
    .orderBy('id')
    .execute();
}

/** Lists the owners of the connected calendars of all accounts. */
export async function listCalendarOwners({
  db,
}: HasDatabase): Promise<(AccountUser & { readonly sourceId: string })[]> {
  return db
    .selectFrom('calendar_sources as source')
    .innerJoin('users as user', (join) =>
      join.onRef('user.account_id', '=', 'source.account_id').onRef('user.id', '=', 'source.user_id'),
    )
    .select(['source.account_id as accountId', 'source.user_id as userId', 'user.email', 'source.id as sourceId'])
    .orderBy('source.account_id')
    .orderBy('source.created_at')
    .orderBy('source.id')
    .execute();
}
