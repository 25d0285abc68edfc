import { type Problem, type ProblemResult, type Result, refuse } from '../../contract/index.ts';
import { type AccountRecords, type Caller, type LockResult, RefusedWork } from '../records/index.ts';
import type { Context } from './context.ts';

/** How soon a caller who found a lock held may try again. */
const retryAfterSeconds = 2;

/**
 * Checks and writes while no other request changes the settings of the account. A refused change leaves nothing behind.
 * A caller who was removed or made a member while waiting for the lock can no longer change anything.
 */
export async function withAccountLock<Data>(
  { records }: Context,
  caller: Caller,
  change: (accountRecords: AccountRecords) => Promise<Result<Data>>,
): Promise<Result<Data>> {
  try {
    const lockResult = await records.withAccountLocked(caller.accountId, async (accountRecords) => {
      const result = (await refuseFormer(accountRecords, caller)) ?? (await change(accountRecords));
      if (!result.ok) throw new RefusedWork(result);
      return result;
    });
    return resultOfLock(lockResult);
  } catch (error) {
    if (error instanceof RefusedWork) return error.result;
    throw error;
  }
}

/**
 * Refuses a caller who may do less by now than when their request was checked. An owner who was made an admin may still
 * change everything except owners, which is checked where owners are changed.
 */
async function refuseFormer(accountRecords: AccountRecords, caller: Caller): Promise<ProblemResult | undefined> {
  const { accountId, userId } = caller;
  if (await accountRecords.isRemovedUser(accountId, userId)) return refuse(removal);
  if (caller.via !== 'session' || caller.role === 'member') return undefined;
  const role = await accountRecords.findRole({ accountId, userId });
  return role === 'member' ? refuse(demotion) : undefined;
}

const demotion: Problem = {
  code: 'access_denied',
  message: 'Your role in this account has changed and no longer allows this. Ask an owner or admin to do it.',
};
const removal: Problem = {
  code: 'access_denied',
  message: 'You were removed from this account. Ask an owner or admin to invite you again.',
};

/** Returns the result of work under a lock, or why it could not be done. */
export function resultOfLock<Data>(lockResult: LockResult<Result<Data>>): Result<Data> {
  switch (lockResult.kind) {
    case 'done':
      return lockResult.result;
    case 'taken':
      return refuse({ code: 'slot_unavailable', reason: 'taken' });
    case 'busy':
      return refuse({ code: 'unavailable', retryAfterSeconds });
  }
}
