import type { Role } from '../../contract/index.ts';
import { isEmail } from '../../form/index.ts';
import type { Instant } from '../../time/index.ts';
import type { PeopleRecords } from '../records/index.ts';
import { makeLink } from './sign-in/index.ts';

type Invitation = {
  readonly email: string;
  readonly accountId: number;
  /** An account has one owner, who sets it up. */
  readonly role: Exclude<Role, 'owner'>;
  readonly firstName: string;
  readonly lastName: string;
};

type Making = { readonly people: PeopleRecords; readonly origin: string; readonly now: Instant };

/** The link of an invitation, or why it was not created. */
export type MadeInvitation =
  | { readonly kind: 'link'; readonly link: string; readonly userId: number }
  | { readonly kind: 'no email address' | 'is a member' | 'no such account' };

/**
 * Creates a link with which somebody becomes a member of an account. If a user of the account has this address, the
 * invited person becomes that user. Otherwise a new user is created. Earlier invitations of that user end.
 */
export async function makeInvitation({ people, origin, now }: Making, invitation: Invitation): Promise<MadeInvitation> {
  const { email, accountId, role } = invitation;
  if (!isEmail(email)) return { kind: 'no email address' };
  if ((await people.findFirstUser(accountId)) === undefined) return { kind: 'no such account' };
  const known = await people.findUserByEmail(accountId, email);
  if (known?.isMember) return { kind: 'is a member' };
  const userId = known?.id ?? (await people.saveUser(invitation, now));
  await people.withdrawInvitations({ accountId, userId });
  const link = await makeLink(people, origin, { purpose: 'invitation', now, email, accountId, userId, role });
  return { kind: 'link', link, userId };
}
