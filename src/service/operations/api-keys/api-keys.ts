import { type ApiKey, type IssuedApiKey, ok, type Result, refuse } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { refuseOneMore } from '../quota.ts';
import { withAccountLock } from '../with-account-lock.ts';

export async function listApiKeys({ records }: Context, { caller }: Input<'listApiKeys'>): Promise<Result<ApiKey[]>> {
  return ok(await records.listApiKeys(caller.accountId));
}

/** Creates a key of the caller's user. */
export async function createApiKey(
  context: Context,
  { caller, body: { name, scopes } }: Input<'createApiKey'>,
): Promise<Result<IssuedApiKey>> {
  const { accountId, userId } = caller;
  return withAccountLock(context, caller, async (accountRecords) => {
    const refusal = refuseOneMore('apiKeys', (await accountRecords.listApiKeys(accountId)).length);
    return refusal ?? ok(await accountRecords.saveApiKey({ accountId, userId, name, scopes, now: context.clock() }));
  });
}

/** Revokes a key. A key that was already revoked is not listed, and so is not found. */
export async function revokeApiKey(
  context: Context,
  { caller: { accountId }, params: { id } }: Input<'revokeApiKey'>,
): Promise<Result<null>> {
  const isRevoked = await context.records.revokeApiKey({ accountId, id, now: context.clock() });
  return isRevoked ? ok(null) : refuse({ code: 'resource_not_found' });
}
