import { ok, type Result, type User } from '../../contract/index.ts';
import type { Asked } from './act.ts';
import type { Parts } from './parts.ts';

export async function showCurrentUser({ records }: Parts, { caller }: Asked<'getCurrentUser'>): Promise<Result<User>> {
  const user = await records.findUser(caller.accountId, caller.userId);
  if (!user) throw new Error(`The caller's user ${caller.userId} of account ${caller.accountId} is gone.`);
  return ok(user);
}
