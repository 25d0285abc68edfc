import type { Kysely } from 'kysely';
import type { ClaimedDelivery, DueSearch } from '../../../records/index.ts';
import { inTransaction } from '../../postgres/index.ts';
import type { Database } from '../../tables/index.ts';
import { type AccountClaim, claimAccount, listDueAccounts, releaseAccount } from '../due-accounts.ts';
import { chooseDue, nextClaim } from './choose-due.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { readQueues } from './delivery-queues.ts';

/** Claims what is due, account by account: few of each, those that have waited longest first. */
export async function claimDue(db: Kysely<Database>, search: DueSearch): Promise<ClaimedDelivery[]> {
  const deliveries: ClaimedDelivery[] = [];
  for (const accountId of await listDueAccounts(db, search)) {
    const limit = search.limit - deliveries.length;
    if (limit === 0) break;
    const account = await claimAccount(db, { accountId, channel: search.channel });
    if (account) deliveries.push(...(await claimIn(db, { account, search: { ...search, limit } })));
  }
  return deliveries;
}

type AccountSearch = { readonly account: AccountClaim; readonly search: DueSearch };

async function claimIn(db: Kysely<Database>, { account, search }: AccountSearch): Promise<ClaimedDelivery[]> {
  const queues = await readQueues(db, account);
  const ids = chooseDue(queues, search);
  // One commit for both. Bookings of the account wait for its row, so that is written last.
  return inTransaction(db, async (trx) => {
    const deliveries = await claimDeliveries(trx, { accountId: account.accountId, ids, search });
    const claimedIds = new Set(deliveries.map(({ id }) => id));
    await releaseAccount(trx, { ...account, ...nextClaim({ queues, claimedIds, search }) });
    return deliveries;
  });
}
