import { together } from '../../concurrency/index.ts';
import type { Records } from '../../records/index.ts';

/**
 * Returns the name of a business: from its branding, or else of the account. It stands for a host where several take
 * turns, because nobody knows who it will be.
 */
export async function findBusinessName(
  records: Pick<Records, 'findBranding' | 'findAccount'>,
  accountId: number,
): Promise<string> {
  const [branding, account] = await together([records.findBranding(accountId), records.findAccount(accountId)]);
  return branding.name || account?.name || '';
}
