import { type Problem, type Result, refuse } from '../../contract/index.ts';
import type { AccountRecords, Caller, LockResult } from '../records/index.ts';
import type { Context } from './context.ts';

/** How soon a caller who found a lock held may try again. */
const retryAfterSeconds = 2;

/**
 * Checks and writes while nobody else changes the settings of the account. A caller who was removed while waiting for
 * the lock changes nothing more.
 */
export async function withAccountLock<Data>(
  { records }: Context,
  { accountId, userId }: Caller,
  change: (accountRecords: AccountRecords) => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const locked = await records.withAccountLocked(accountId, async (accountRecords) =>
    (await accountRecords.isRemovedUser(accountId, userId)) ? refuse(removed) : change(accountRecords),
  );
  return resultOfLock(locked);
}

const removed: Problem = { code: 'access_denied', message: 'You were removed from this account.' };

/** Returns the result of work under a lock, or why it could not be done. */
export function resultOfLock<Data>(locked: LockResult<Result<Data>>): Result<Data> {
  switch (locked.kind) {
    case 'done':
      return locked.result;
    case 'taken':
      return refuse({ code: 'slot_unavailable', reason: 'taken' });
    case 'busy':
      return refuse({ code: 'unavailable', retryAfterSeconds });
  }
}
