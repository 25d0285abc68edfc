import { type Account, ok, type Result } from '../../../contract/index.ts';
import type { Caller, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { withAccountLock } from '../with-account-lock.ts';

export async function getAccount({ records }: Context, { caller }: Input<'getAccount'>): Promise<Result<Account>> {
  return ok(await ownAccount(records, caller));
}

/** Updates the sent fields of the caller's account. */
export async function updateAccount(
  context: Context,
  { caller, body }: Input<'updateAccount'>,
): Promise<Result<Account>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const { allowed_origins } = { ...(await ownAccount(accountRecords, caller)), ...omitUndefined(body) };
    return ok(await accountRecords.updateAccount(caller.accountId, { allowed_origins }));
  });
}

async function ownAccount(records: Records, { accountId }: Caller): Promise<Account> {
  const account = await records.findAccount(accountId);
  if (!account) throw new Error(`The caller's account ${accountId} is gone.`);
  return account;
}
