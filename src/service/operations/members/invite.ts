import {
  type InvitedMember,
  ok,
  type ProblemResult,
  type Result,
  refuse,
  refuseField,
} from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { AccountRecords, Caller } from '../../records/index.ts';
import type { Context, NewInvitation } from '../context.ts';
import { anHourBefore, refuseAnotherMail } from '../hourly-limit.ts';
import type { Input } from '../operation.ts';
import { refuseOneMore } from '../quota.ts';
import { withAccountLock } from '../with-account-lock.ts';
import { memberOf, membersOf } from './list.ts';
import { refuseWithoutPeople } from './refuse.ts';

/**
 * Invites a person by an email address. If a user of the account has it, the invited person becomes that user.
 * Otherwise a new user is created.
 */
export async function inviteMember(
  context: Context,
  { caller, body }: Input<'inviteMember'>,
): Promise<Result<InvitedMember>> {
  const { email, first_name: firstName, last_name: lastName, role } = body;
  return withAccountLock(context, caller, async (accountRecords) => {
    const users = await accountRecords.listUsers(caller.accountId);
    const isKnown = users.some((user) => user.email.toLowerCase() === email.toLowerCase());
    // Each user also takes a username from everyone else on the server.
    const refusal = isKnown ? undefined : refuseOneMore('accountUsers', users.length);
    return refusal ?? invite(context, accountRecords, { caller, invitation: { email, firstName, lastName, role } });
  });
}

/** Invites the person with the address of a user to sign in as that user. */
export async function inviteMemberAgain(
  context: Context,
  { caller, params: { id }, body: { role } }: Input<'inviteMemberAgain'>,
): Promise<Result<InvitedMember>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const members = await membersOf(context, accountRecords, caller.accountId);
    const member = members.find((one) => one.id === id);
    if (!member) return refuse({ code: 'resource_not_found' });
    const { email, first_name: firstName, last_name: lastName } = member;
    return invite(context, accountRecords, { caller, invitation: { email, firstName, lastName, role, userId: id } });
  });
}

type InviteOptions = { readonly caller: Caller; readonly invitation: Omit<NewInvitation, 'accountId'> };

async function invite(
  context: Context,
  accountRecords: AccountRecords,
  { caller: { accountId, userId: invitedBy }, invitation }: InviteOptions,
): Promise<Result<InvitedMember>> {
  if (!context.people) return refuseWithoutPeople;
  const { email } = invitation;
  // Before anything changes: the invitation that was mailed last stays valid.
  const refusal = context.mailsLinks
    ? await refuseAnotherInvitation(accountRecords, { accountId, email, now: context.clock() })
    : undefined;
  if (refusal) return refusal;
  const result = await context.people.invite({ accountId, ...invitation });
  switch (result.kind) {
    case 'link': {
      const member = await memberOf(context, accountRecords, { accountId, id: result.userId });
      if (!context.mailsLinks) return ok({ ...member, invitation_link: result.link });
      await accountRecords.mailInvitation({ accountId, userId: result.userId, invitedBy, email, now: context.clock() });
      // The email has a separate link, which only its reader sees.
      return ok({ ...member, invitation_link: null });
    }
    case 'no email address':
      return invalidEmail(`must be an email address, found "${invitation.email}"`);
    case 'is a member':
      return invalidEmail('belongs to someone who is a member already');
    case 'no such account':
      throw new Error(`The caller's account ${accountId} is gone.`);
  }
}

/** The most invitations that an account can mail within an hour: to one address, and to all. */
const maxPerHour = { toAddress: 3, ofAccount: 100 };

type InvitationRequest = { readonly accountId: number; readonly email: string; readonly now: Instant };

/** Refuses too many invitations. Any address can be invited, so an account must not be able to flood it with mail. */
async function refuseAnotherInvitation(
  accountRecords: AccountRecords,
  { accountId, email, now }: InvitationRequest,
): Promise<ProblemResult | undefined> {
  const { toAddress, ofAccount } = await accountRecords.listInvitationMails({
    accountId,
    email,
    since: anHourBefore(now),
  });
  const limits = [
    { requestedAt: toAddress, max: maxPerHour.toAddress },
    { requestedAt: ofAccount, max: maxPerHour.ofAccount },
  ];
  return refuseAnotherMail(limits, now);
}

function invalidEmail(sentence: string) {
  return refuseField('email', sentence);
}
