import { type Kysely, sql } from 'kysely';
import type { AccountRecords, Records } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';
import { workLocked } from './locked-work.ts';
import type { Shares } from './shares.ts';

type AccountLockOptions = {
  readonly shares: Shares;
  readonly createRecords: (trx: Kysely<Database>) => AccountRecords;
};

/**
 * Changes of an account's settings queue at the account's row, so that each is checked against all earlier ones, such
 * as two schedules created at the same time, one slug for two event types, or an order of fields.
 */
export function createAccountLock(
  db: Kysely<Database>,
  { shares, createRecords }: AccountLockOptions,
): Pick<Records, 'withAccountLocked'> {
  return {
    withAccountLocked: (accountId, work) =>
      workLocked(db, {
        queue: shares.ofAccount,
        owner: { key: accountId, part: 'settings' },
        lock: sql`select from accounts where id = ${accountId} for no key update`,
        read: async () => undefined,
        work: (trx) => work(createRecords(trx)),
      }),
  };
}
