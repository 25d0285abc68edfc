import { limits } from '../../../contract/index.ts';
import type { AccountRecords } from '../../records/index.ts';

/** Returns the position after all event types of an account, including archived ones. */
export async function nextPosition(accountRecords: AccountRecords, accountId: number): Promise<number> {
  const last = (await accountRecords.listEventTypes({ accountId })).at(-1);
  return last === undefined ? 0 : Math.min(last.position + 1, limits.position);
}
