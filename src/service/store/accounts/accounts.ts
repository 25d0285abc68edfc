import type { Kysely } from 'kysely';
import { isReservedUsername } from '../../../contract/index.ts';
import type { Instant, ZoneName } from '../../../time/index.ts';
import { newAccount } from '../../defaults/index.ts';
import { createAvailabilities } from '../availabilities.ts';
import { createBookingFormFields, createEventTypes } from '../event-types/index.ts';
import { codeOf, inTransaction, inUtc, uniqueViolation } from '../postgres/index.ts';
import type { Database, HasDatabase } from '../tables/index.ts';

/** An account and its only person. */
export type NewAccount = {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly zone: ZoneName;
  /** The language of the person, a BCP 47 tag; English if it is missing. */
  readonly locale?: string | undefined;
};

/**
 * Creates an account that can be booked at once. Returns its id, or undefined if the username is taken, by a user, a
 * team or a page of the server.
 */
export async function createAccount(
  { db }: HasDatabase,
  account: NewAccount,
  now: Instant,
): Promise<number | undefined> {
  const { name, firstName: first_name, lastName: last_name, username, email, zone, locale } = account;
  if (isReservedUsername(username)) return undefined;
  const times = { created_at: inUtc(now), updated_at: inUtc(now) };
  try {
    return await inTransaction(db, async (trx) => {
      const accounts = trx.insertInto('accounts').values({ name, created_at: times.created_at });
      const { id: account_id } = await accounts.returning('id').executeTakeFirstOrThrow();
      const users = trx
        .insertInto('users')
        .values({ account_id, first_name, last_name, email, timezone: zone, locale: locale ?? null, ...times });
      const { id: user_id } = await users.returning('id').executeTakeFirstOrThrow();
      await trx.insertInto('handles').values({ account_id, user_id, username }).execute();
      await createStarter(trx, { accountId: account_id, hostId: user_id, zone, locale, now });
      return account_id;
    });
  } catch (error) {
    if (codeOf(error) === uniqueViolation) return undefined;
    throw error;
  }
}

type Starter = Pick<NewAccount, 'zone' | 'locale'> & {
  readonly accountId: number;
  readonly hostId: number;
  readonly now: Instant;
};

/** Creates a schedule and an event type. Without them, the first page of a new owner would have no times to show. */
async function createStarter(trx: Kysely<Database>, { accountId, hostId, zone, locale, now }: Starter): Promise<void> {
  const { schedule, eventType, form } = newAccount(locale);
  const hours = { ...schedule, timezone: zone, overrides: [], is_default: true };
  await createAvailabilities(trx).saveAvailability({ accountId, userId: hostId, content: hours, now });
  const first = { accountId, hostId, position: 0, content: eventType, now };
  const { id: eventTypeId } = await createEventTypes(trx).saveEventType(first);
  const { saveField } = createBookingFormFields(trx);
  for (const content of form) await saveField({ accountId, eventTypeId, content });
}
