import { settleAll } from '../../concurrency/index.ts';
import type { Records } from '../../records/index.ts';

/**
 * Returns the name of a business: the one in its branding, or else the name of the account. It stands for the host
 * where several take turns, because the host is not known in advance.
 */
export async function findBusinessName(
  records: Pick<Records, 'findBranding' | 'findAccount'>,
  accountId: number,
): Promise<string> {
  const [branding, account] = await settleAll([records.findBranding(accountId), records.findAccount(accountId)]);
  return branding.name || account?.name || '';
}
