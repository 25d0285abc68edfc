import { type ConsoleSession, ok, type Result, refuse } from '../../../../contract/index.ts';
import type { Membership, PeopleRecords, SignInLink } from '../../../records/index.ts';
import type { ConsoleReply, PeopleContext, Visit } from '../../people-context.ts';
import { isKnownTo } from '../../sessions/index.ts';
import { countAttempt } from '../count-attempt.ts';
import { hashNewPassword } from '../hash-new-password.ts';
import { refuseNewPerson } from '../set-up.ts';
import { signInTo } from '../sign-in.ts';
import { confirmAddress, removesWaysIn } from './confirm-address.ts';

type SignInReply = ConsoleReply<ConsoleSession>;
type Reply = Promise<Result<SignInReply>>;
type Acceptance = { readonly link: SignInLink; readonly visit: Visit; readonly password: string };

/**
 * Makes the invited person a member. If they can sign in already, they enter their password: the sender of the
 * invitation may have seen its link, and must not be able to act as them with it. They choose a new one if the link
 * proves that they have the address and that was never proven before.
 */
export async function acceptInvitation(context: PeopleContext, { link, visit, password }: Acceptance): Reply {
  const { people, clock } = context;
  const { email, accountId, userId, role } = link;
  if (email === null || accountId === null || userId === null || role === null) return refuse({ code: 'link_invalid' });
  const joiner = await checkJoiner(context, { link, visit, email, password });
  if (!joiner.ok) return joiner;
  const now = clock();
  const result = await people.inOneTransaction<SignInReply>(async (trx) => {
    if (!(await trx.useLink(link.hash, now))) return refuse({ code: 'link_invalid' });
    const person = await saveJoiner({ people: trx, clock }, { ...joiner.data, link, visit, email });
    if (!person.ok) return person;
    const membership = { personId: person.data, accountId, userId, role };
    const isMember = (await trx.saveMembership(membership, now)) || (await makeOwner(trx, membership));
    if (!isMember) return refuse({ code: 'link_invalid' });
    return signInTo({ ...context, people: trx }, membership, { visit, method: 'link' });
  });
  return result === passwordChanged ? acceptInvitation(context, { link, visit, password }) : result;
}

/** Who joins an account, with the password that was checked or chosen. */
type Joiner = {
  /** Undefined for someone new. */
  readonly personId: number | undefined;
  readonly passwordHash: string;
  /** Whether the password is a new one, not theirs so far. */
  readonly isNewPassword: boolean;
};
type JoinerOptions = Joiner & Pick<JoinOptions, 'link' | 'visit' | 'email'>;
type JoinerContext = Pick<PeopleContext, 'people' | 'clock'>;

/** Confirms or creates the person who joins. Returns the id. */
async function saveJoiner(context: JoinerContext, joiner: JoinerOptions): Promise<Result<number>> {
  const { people: trx, clock } = context;
  const { personId, passwordHash, isNewPassword, link, visit, email } = joiner;
  const { provesAddress } = link;
  if (personId !== undefined && provesAddress) await confirmAddress(context, { personId, visit });
  if (personId !== undefined && isNewPassword) {
    const isSet = await trx.replacePasswordHash(personId, { current: null, next: passwordHash });
    return isSet ? ok(personId) : passwordChanged;
  }
  // A change of the password ends all sessions: it waits for this one, or comes before it. Removing them from their
  // last account, at this moment, deletes them.
  const person = personId === undefined ? undefined : await trx.lockPerson(personId);
  if (person) return person.passwordHash === passwordHash ? ok(person.id) : passwordChanged;
  const savedId = await trx.savePerson({ email, passwordHash, isConfirmed: provesAddress }, clock());
  return savedId === undefined ? refuse({ code: 'link_invalid' }) : ok(savedId);
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

/** Checks the password of a known person, or hashes one that is chosen. */
async function checkJoiner(
  context: PeopleContext,
  { link, visit, email, password }: JoinOptions,
): Promise<Result<Joiner>> {
  const { people, hasher } = context;
  const person = await people.findPersonByEmail(email);
  const passwordHash = person?.passwordHash ?? null;
  const isUnproven = person && (passwordHash === null || (await removesWaysIn(people, { person, visit })));
  if (!person || (link.provesAddress && isUnproven)) {
    const refusal = refuseNewPerson({ email, password });
    if (refusal) return refusal;
    const hash = await hashNewPassword(context, { of: link.hash, password });
    return hash.ok ? ok({ personId: person?.id, passwordHash: hash.data, isNewPassword: true }) : hash;
  }
  const recognize = () => isKnownTo(people, { personId: person.id, browser: visit.browser });
  return countAttempt(context, { visit, email, recognize }, async (isKnownBrowser) => {
    const isRight = await hasher.verify(password, { phc: passwordHash, email, isKnown: isKnownBrowser });
    if (!isRight || passwordHash === null) return refuse({ code: 'sign_in_failed' });
    return ok({ personId: person.id, passwordHash, isNewPassword: false });
  });
}
