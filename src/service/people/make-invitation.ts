import { fullName, type Role } from '../../contract/index.ts';
import { isEmail } from '../../form/index.ts';
import type { Instant } from '../../time/index.ts';
import type { PeopleRecords } from '../records/index.ts';
import { makeLink } from './sign-in/index.ts';
import { usernamesOf } from './usernames.ts';

type Invitation = {
  readonly email: string;
  readonly accountId: number;
  /** Only the operator of the server invites owners. */
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  /** The user that the person becomes, who has this address. @default the first user with it, or else a new one */
  readonly userId?: number;
  /** Whether only the operator sees the link before its recipient. @default false */
  readonly provesAddress?: boolean;
};

type InvitationContext = { readonly people: PeopleRecords; readonly origin: string; readonly now: Instant };

/** The link of an invitation, or why it was not created. */
export type InvitationResult =
  | { readonly kind: 'link'; readonly link: string; readonly userId: number }
  | { readonly kind: 'no email address' | 'is a member' | 'no such account' };

/**
 * Creates a link with which a person becomes a member of an account. If a user of the account has this address, the
 * person becomes that user. Otherwise a new user is created. Earlier invitations of that user end. No one can be a
 * member of an account twice, so a member's address is refused, even if another user has it too, unless that member is
 * to become an owner.
 */
export async function makeInvitation(
  { people, origin, now }: InvitationContext,
  invitation: Invitation,
): Promise<InvitationResult> {
  const { email, accountId, role, provesAddress = false } = invitation;
  if (!isEmail(email)) return { kind: 'no email address' };
  if ((await people.findFirstUser(accountId)) === undefined) return { kind: 'no such account' };
  const users = await people.findUsersByEmail(accountId, email);
  const promotedId = role === 'owner' ? await findNonOwner(people, invitation) : undefined;
  if (promotedId === undefined && users.some(({ isMember }) => isMember)) return { kind: 'is a member' };
  const userId = promotedId ?? invitation.userId ?? users[0]?.id ?? (await saveUser({ people, now }, invitation));
  await people.withdrawInvitations({ accountId, userId });
  await people.restoreUser({ accountId, userId });
  const member = { email, accountId, userId, role, provesAddress };
  const link = await makeLink(people, origin, { purpose: 'invitation', now, ...member });
  return { kind: 'link', link, userId };
}

/** Finds the user of a member who signs in with this address and is no owner. */
async function findNonOwner(
  people: PeopleRecords,
  { email, accountId }: Pick<Invitation, 'email' | 'accountId'>,
): Promise<number | undefined> {
  const person = await people.findPersonByEmail(email);
  const memberships = person ? await people.listMemberships(person.id) : [];
  return memberships.find((member) => member.accountId === accountId && member.role !== 'owner')?.userId;
}

function saveUser({ people, now }: Pick<InvitationContext, 'people' | 'now'>, invitation: Invitation): Promise<number> {
  const { firstName, lastName } = invitation;
  const usernames = usernamesOf(fullName({ first_name: firstName, last_name: lastName }));
  return people.saveUser({ ...invitation, usernames }, now);
}
