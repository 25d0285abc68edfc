import { type Kysely, sql } from 'kysely';
import type { HostRecords, Records } from '../../records/index.ts';
import type { Database } from '../tables.ts';
import { workLocked } from './locked-work.ts';
import type { Shares } from './shares.ts';

/**
 * Bookings of one host queue at the host's row, so that each is judged with all earlier ones in sight. The exclusion
 * constraint alone would also keep them apart, but overlapping ones that arrive together deadlock for seconds.
 */
export function createHostLock(
  db: Kysely<Database>,
  shares: Shares,
  createHostRecords: (trx: Kysely<Database>) => HostRecords,
): Pick<Records, 'withHostLocked'> {
  return {
    withHostLocked: ({ accountId, userId }, work) =>
      workLocked(db, {
        ...{ queue: shares.ofAccount, owner: { key: accountId, part: `host ${userId}` } },
        lock: sql`select from users where account_id = ${accountId} and id = ${userId} for no key update`,
        work: (trx) => work(createHostRecords(trx)),
      }),
  };
}
