import type { Instant, ZoneName } from '../../../time/index.ts';
import { codeOf, inTransaction, inUtc, uniqueViolation } from '../postgres/index.ts';
import type { Connected } from '../tables.ts';

/** An account and the one person in it. */
export type NewAccount = {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly zone: ZoneName;
};

/** Makes an account without schedules or event types; returns its id, or undefined when the username is taken. */
export async function createAccount({ db }: Connected, account: NewAccount, now: Instant): Promise<number | undefined> {
  const { name, firstName: first_name, lastName: last_name, username, email, zone: timezone } = account;
  const times = { created_at: inUtc(now), updated_at: inUtc(now) };
  try {
    return await inTransaction(db, async (trx) => {
      const accounts = trx.insertInto('accounts').values({ name, created_at: times.created_at });
      const { id: account_id } = await accounts.returning('id').executeTakeFirstOrThrow();
      const users = trx.insertInto('users').values({ account_id, first_name, last_name, email, timezone, ...times });
      const { id: user_id } = await users.returning('id').executeTakeFirstOrThrow();
      await trx.insertInto('handles').values({ account_id, user_id, username }).execute();
      return account_id;
    });
  } catch (error) {
    if (codeOf(error) === uniqueViolation) return undefined;
    throw error;
  }
}
