import { type Member, ok, type Result } from '../../../contract/index.ts';
import { formatInstant } from '../../../time/index.ts';
import type { Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import type { Input } from '../operation.ts';

export async function listMembers(context: Context, { caller }: Input<'listMembers'>): Promise<Result<Member[]>> {
  return ok(await membersOf(context, context.records, caller.accountId));
}

/** Lists the users of an account with the people who sign in as them or were invited to. */
export async function membersOf(
  { people, clock }: Pick<Context, 'people' | 'clock'>,
  records: Pick<Records, 'listUsers' | 'listRemovedUsers'>,
  accountId: number,
): Promise<Member[]> {
  const [users, removals, members, invitations] = await Promise.all([
    records.listUsers(accountId),
    records.listRemovedUsers(accountId),
    people?.listMembers(accountId) ?? [],
    people?.listInvitations(accountId, clock()) ?? [],
  ]);
  return users.map(({ id, first_name, last_name, username, email }) => {
    const member = members.find(({ userId }) => userId === id);
    const removal = removals.find((one) => one.id === id);
    const invitation = member ? undefined : invitations.findLast(({ userId }) => userId === id);
    return {
      id,
      first_name,
      last_name,
      username,
      email,
      state: member ? 'active' : invitation ? 'invited' : 'none',
      role: member?.role ?? invitation?.role ?? null,
      invited_until: invitation ? formatInstant(invitation.expiresAt, 0) : null,
      ...(removal && { removed_at: formatInstant(removal.removedAt, 0) }),
    };
  });
}

/** Finds one of them. It exists, because the account has been locked since it was found or created. */
export async function memberOf(
  context: Pick<Context, 'people' | 'clock'>,
  records: Pick<Records, 'listUsers' | 'listRemovedUsers'>,
  { accountId, id }: { readonly accountId: number; readonly id: number },
): Promise<Member> {
  const match = (await membersOf(context, records, accountId)).find((member) => member.id === id);
  if (!match) throw new Error(`The user ${id} of account ${accountId} is gone.`);
  return match;
}
