import type { Kysely } from 'kysely';
import type { Records } from '../acts/index.ts';
import type { Database } from './tables.ts';

export function createUsers(db: Kysely<Database>): Pick<Records, 'findUser'> {
  return {
    // Every column has the name and the shape it has on the wire.
    findUser: (accountId, id) =>
      db
        .selectFrom('users')
        .select(['id', 'first_name', 'last_name', 'username', 'email'])
        .select(['timezone', 'time_format', 'start_of_week', 'avatar'])
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst(),
  };
}

/** A user's name as a host is called. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}
