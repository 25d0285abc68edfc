import type { Kysely } from 'kysely';
import type { ClaimedDelivery, DueSearch } from '../../../records/index.ts';
import { inUnflushedTransaction } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';
import { type AccountClaim, claimAccount, listDueAccounts, releaseAccount } from '../due-accounts.ts';
import { chooseDue, nextClaim } from './choose-due.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { readQueues } from './delivery-queues.ts';

/**
 * Claims what is due, account by account: few of each, those first that have waited longest. A claim that a crash of the
 * database forgets is one that nobody has any more: its delivery is claimed again.
 */
export async function claimDue(db: Kysely<Database>, search: DueSearch): Promise<ClaimedDelivery[]> {
  const claimed: ClaimedDelivery[] = [];
  for (const accountId of await listDueAccounts(db, search)) {
    const limit = search.limit - claimed.length;
    if (limit === 0) break;
    const named = { accountId, channel: search.channel };
    const account = await inUnflushedTransaction(db, (trx) => claimAccount(trx, named));
    if (account) claimed.push(...(await claimIn(db, account, { ...search, limit })));
  }
  return claimed;
}

async function claimIn(db: Kysely<Database>, account: AccountClaim, search: DueSearch): Promise<ClaimedDelivery[]> {
  const queues = await readQueues(db, account);
  return inUnflushedTransaction(db, async (trx) => {
    const claimed = await claimDeliveries(trx, account, { ids: chooseDue(queues, search), search });
    const claimedIds = new Set(claimed.map(({ id }) => id));
    await releaseAccount(trx, account, nextClaim(queues, claimedIds, search));
    return claimed;
  });
}
