import { type Account, ok, type Result } from '../../../contract/index.ts';
import type { Caller, Records } from '../../records/index.ts';
import type { Context, GatewayOrigins } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { withAccountLock } from '../with-account-lock.ts';

export async function getAccount(
  { records, gatewayOrigins }: Context,
  { caller }: Input<'getAccount'>,
): Promise<Result<Account>> {
  return ok(withGateway(await ownAccount(records, caller), gatewayOrigins));
}

/** Updates the sent fields of the caller's account. */
export async function updateAccount(
  context: Context,
  { caller, body }: Input<'updateAccount'>,
): Promise<Result<Account>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const current = await ownAccount(accountRecords, caller);
    const { allowed_origins, erase_after_months } = { ...current, ...omitUndefined(body) };
    const account = await accountRecords.updateAccount(caller.accountId, { allowed_origins, erase_after_months });
    return ok(withGateway(account, context.gatewayOrigins));
  });
}

/** Adds which pages may book whatever the account allows. */
function withGateway(account: Account, origins: GatewayOrigins | undefined): Account {
  if (!origins) return account;
  const gateway_origins = origins.allowed && [...origins.allowed];
  return { ...account, gateway_origins, ...(origins.own !== undefined && { own_origin: origins.own }) };
}

async function ownAccount(records: Records, { accountId }: Caller): Promise<Account> {
  const account = await records.findAccount(accountId);
  if (!account) throw new Error(`The caller's account ${accountId} is gone.`);
  return account;
}
