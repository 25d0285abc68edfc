import { ok, type Result, type User } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';

export async function getCurrentUser({ records }: Context, { caller }: Input<'getCurrentUser'>): Promise<Result<User>> {
  const user = await records.findUser(caller.accountId, caller.userId);
  if (!user) throw new Error(`The caller's user ${caller.userId} of account ${caller.accountId} is gone.`);
  return ok(user);
}
