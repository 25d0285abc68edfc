import { type Account, ok, type Result } from '../../contract/index.ts';
import type { Asked } from './act.ts';
import { given } from './given.ts';
import { changeSettings } from './locked.ts';
import type { Caller, Parts, Records } from './parts.ts';

export async function showAccount({ records }: Parts, { caller }: Asked<'getAccount'>): Promise<Result<Account>> {
  return ok(await ownAccount(records, caller));
}

/** Changes what is sent of the caller's account. */
export async function updateAccount(parts: Parts, { caller, body }: Asked<'updateAccount'>): Promise<Result<Account>> {
  return changeSettings(parts, caller, async (settings) => {
    const { allowed_origins } = { ...(await ownAccount(settings, caller)), ...given(body) };
    return ok(await settings.updateAccount(caller.accountId, { allowed_origins }));
  });
}

async function ownAccount(records: Records, { accountId }: Caller): Promise<Account> {
  const account = await records.findAccount(accountId);
  if (!account) throw new Error(`The caller's account ${accountId} is gone.`);
  return account;
}
