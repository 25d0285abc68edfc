import { type Kysely, sql } from 'kysely';
import type { HostRecords, HostsOfAccount, HostsWork, LockResult, Records } from '../../records/index.ts';
import type { Database } from '../tables/index.ts';
import { workLocked } from './locked-work.ts';
import type { Shares } from './shares.ts';

type HostsLockOptions = {
  readonly shares: Shares;
  readonly createHostRecords: (trx: Kysely<Database>) => HostRecords;
};

/**
 * Bookings of one host queue at the host's row, so that each is checked against all earlier ones. The exclusion
 * constraint alone would also separate them, but overlapping ones that arrive together deadlock for seconds. Rows of
 * several hosts are locked in the order of their ids: in any other order two such sets deadlock too, and skipping hosts
 * that others have locked would refuse times that are free.
 */
export function createHostsLock(
  db: Kysely<Database>,
  { shares, createHostRecords }: HostsLockOptions,
): Pick<Records, 'withHostsLocked' | 'withHostsLockedAndRead'> {
  function withHostsLockedAndRead<Read, Result>(
    { accountId, userIds }: HostsOfAccount,
    { read, work }: HostsWork<Read, Result>,
  ): Promise<LockResult<Result>> {
    return workLocked(db, {
      queue: shares.ofAccount,
      owner: { key: accountId, part: `hosts ${userIds.join(' ')}` },
      lock: sql`
        select from users where account_id = ${accountId} and id = any(${userIds}) order by id for no key update`,
      read: (trx) => read(createHostRecords(trx)),
      work: (trx, data: Read) => work(createHostRecords(trx), data),
    });
  }

  return {
    withHostsLocked: (hosts, work) => withHostsLockedAndRead(hosts, { read: async () => undefined, work }),
    withHostsLockedAndRead,
  };
}
