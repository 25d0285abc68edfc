import { type ConsoleSession, ok, type Result, refuse } from '../../../../contract/index.ts';
import type { Membership, PeopleRecords, SignInLink } from '../../../records/index.ts';
import type { ConsoleReply, PeopleContext, Visit } from '../../people-context.ts';
import { isKnownTo } from '../../sessions/index.ts';
import { countAttempt } from '../count-attempt.ts';
import { hashNewPassword } from '../hash-new-password.ts';
import { refuseNewPerson } from '../set-up.ts';
import { signInTo } from '../sign-in.ts';

type SignedIn = ConsoleReply<ConsoleSession>;
type Reply = Promise<Result<SignedIn>>;
type Acceptance = { readonly link: SignInLink; readonly visit: Visit; readonly password: string };

/**
 * Makes the invited person a member. If they can sign in already, they enter their password: whoever sent the
 * invitation has seen its link, and must not be able to act as them with it.
 */
export async function acceptInvitation(context: PeopleContext, { link, visit, password }: Acceptance): Reply {
  const { people, clock } = context;
  const { email, accountId, userId, role } = link;
  if (email === null || accountId === null || userId === null || role === null) return refuse({ code: 'link_invalid' });
  const joining = await checkJoining(context, { link, visit, email, password });
  if (!joining.ok) return joining;
  const now = clock();
  const { personId: known, passwordHash } = joining.data;
  const joined = await people.inOneTransaction<SignedIn>(async (trx) => {
    if (!(await trx.useLink(link.hash, now))) return refuse({ code: 'link_invalid' });
    // A change of the password ends all sessions: it waits for this one, or comes before it. Removing them from their
    // last account, at this moment, deletes them.
    const person = known === undefined ? undefined : await trx.lockPerson(known);
    if (person && person.passwordHash !== passwordHash) return passwordChanged;
    const personId = person?.id ?? (await trx.savePerson({ email, passwordHash }, now));
    if (personId === undefined) return refuse({ code: 'link_invalid' });
    const membership = { personId, accountId, userId, role };
    const isMember = (await trx.saveMembership(membership, now)) || (await makeOwner(trx, membership));
    if (!isMember) return refuse({ code: 'link_invalid' });
    return signInTo({ ...context, people: trx }, membership, { visit, method: 'link' });
  });
  return joined === passwordChanged ? acceptInvitation(context, { link, visit, password }) : joined;
}

/** Undoes the use of the link: the password is checked again. */
const passwordChanged = refuse({ code: 'sign_in_failed' });

/** Makes a member an owner, if the operator has invited them to become one. Returns whether they are an owner now. */
async function makeOwner(people: PeopleRecords, membership: Membership): Promise<boolean> {
  const { personId, accountId, userId, role } = membership;
  const memberships = await people.listMemberships(personId);
  const isMember = memberships.some((member) => member.accountId === accountId && member.userId === userId);
  if (role !== 'owner' || !isMember) return false;
  await people.setRole(membership);
  return true;
}

type JoinOptions = Acceptance & { readonly email: string };

/** Checks the password of a known person, or hashes that of a new one. */
async function checkJoining(
  context: PeopleContext,
  { link, visit, email, password }: JoinOptions,
): Promise<Result<{ readonly personId: number | undefined; readonly passwordHash: string | null }>> {
  const { people, hasher } = context;
  const person = await people.findPersonByEmail(email);
  if (!person) {
    const refused = refuseNewPerson({ email, password });
    if (refused) return refused;
    const hash = await hashNewPassword(context, { of: link.hash, password });
    return hash.ok ? ok({ personId: undefined, passwordHash: hash.data }) : hash;
  }
  const { id: personId, passwordHash } = person;
  const isKnownBrowser = await isKnownTo(people, personId, visit.browser);
  return countAttempt(context, { visit, email, isKnownBrowser }, async () => {
    const isRight = await hasher.verify(password, { phc: passwordHash, isKnown: isKnownBrowser });
    return isRight ? ok({ personId, passwordHash }) : refuse({ code: 'sign_in_failed' });
  });
}
