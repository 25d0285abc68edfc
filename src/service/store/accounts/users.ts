import type { Kysely } from 'kysely';
import type { Records } from '../../records/index.ts';
import type { Database } from '../tables.ts';

export function createUsers(db: Kysely<Database>): Pick<Records, 'findUser'> {
  return {
    // Every column has the name and the shape it has on the wire.
    findUser: (accountId, id) =>
      db
        .selectFrom('users as user')
        .innerJoin('handles as handle', (join) =>
          join.onRef('handle.account_id', '=', 'user.account_id').onRef('handle.user_id', '=', 'user.id'),
        )
        .select(['user.id', 'user.first_name', 'user.last_name', 'handle.username', 'user.email'])
        .select(['user.timezone', 'user.time_format', 'user.start_of_week', 'user.avatar'])
        .where('user.account_id', '=', accountId)
        .where('user.id', '=', id)
        .executeTakeFirst(),
  };
}

/** A user's name as a host is called. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}
