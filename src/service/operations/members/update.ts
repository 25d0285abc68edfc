import { type Member, ok, type Result, refuse, unchanged } from '../../../contract/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';
import { withAccountLock } from '../with-account-lock.ts';
import { memberOf, membersOf } from './list.ts';
import { isOwner, refuseOwnerless, refuseWithoutPeople } from './refuse.ts';

/**
 * Changes the role of a member. The new role applies from their next request on. An API key has no role, so the keys
 * they created keep working unless they are to be revoked.
 */
export async function updateMember(
  context: Context,
  { caller, params: { id }, body: { role, api_keys: keys } }: Input<'updateMember'>,
): Promise<Result<Member>> {
  const { accountId } = caller;
  const { people } = context;
  if (!people) return refuseWithoutPeople;
  return withAccountLock(context, caller, async (accountRecords) => {
    const members = await membersOf(context, accountRecords, accountId);
    const member = members.find((one) => one.id === id);
    if (!member) return refuse({ code: 'resource_not_found' });
    if (member.state !== 'active') return refuse({ code: 'resource_not_found', message: nobodySignsIn });
    if (member.role === role && keys === 'keep') return unchanged(member);
    const refusal = refuseOwnerless({ caller, member, members, staysOwner: role === 'owner' });
    if (refusal) return refusal;
    if (role === 'owner' && !isOwner(caller, members)) return refuse({ code: 'access_denied', message: onlyOwners });
    await people.setRole({ accountId, userId: id, role });
    if (keys === 'revoke') await accountRecords.revokeApiKeysOf({ accountId, userId: id, now: context.clock() });
    return ok(await memberOf(context, accountRecords, { accountId, id }));
  });
}

const nobodySignsIn = 'No one signs in as this user. Invite someone first.';
const onlyOwners = 'Only an owner can make someone else an owner.';
