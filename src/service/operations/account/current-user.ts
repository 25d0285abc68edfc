import { ok, type Refused, type Result, refuse, type User } from '../../../contract/index.ts';
import { isEmail } from '../../../form/index.ts';
import type { Caller, Records, UserContent } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { withAccountLock } from '../with-account-lock.ts';

export async function getCurrentUser({ records }: Context, { caller }: Input<'getCurrentUser'>): Promise<Result<User>> {
  return ok(await currentUser(records, caller));
}

/** Changes what is sent. Events keep the host's present name: it is read with the host, never stored with them. */
export async function updateCurrentUser(
  context: Context,
  { caller, body }: Input<'updateCurrentUser'>,
): Promise<Result<User>> {
  const { email } = body;
  if (email !== undefined && !isEmail(email)) return refuseEmail(email);
  return withAccountLock(context, caller, async (accountRecords) => {
    const { accountId, userId: id } = caller;
    const current = await currentUser(accountRecords, caller);
    const content: UserContent = { ...current, locale: current.locale ?? null, ...omitUndefined(body) };
    return ok(await accountRecords.updateUser({ accountId, id, content, now: context.clock() }));
  });
}

async function currentUser(records: Records, { accountId, userId }: Caller): Promise<User> {
  const user = await records.findUser(accountId, userId);
  if (!user) throw new Error(`The caller's user ${userId} of account ${accountId} is gone.`);
  return user;
}

function refuseEmail(found: string): Refused {
  return refuse({ code: 'validation_failed', errors: { email: [`must be an email address, found "${found}"`] } });
}
