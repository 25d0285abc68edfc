import { type ConsoleSession, ok, type Refused, type Result, refuse } from '../../../contract/index.ts';
import type { Membership, SignInLink } from '../../records/index.ts';
import type { ConsoleInput } from '../console-input.ts';
import type { ConsoleReply, PeopleContext } from '../people-context.ts';
import { hashSecret } from '../sessions/index.ts';
import { countAttempt } from './count-attempt.ts';
import { refuseNewPerson } from './set-up.ts';
import { signIn, signInTo } from './sign-in.ts';

type Input = ConsoleInput<'useLink'>;
type Reply = Promise<Result<ConsoleReply<ConsoleSession>>>;

/** Signs in with a link that works once: one to sign in, one to choose a new password, or an invitation. */
export async function useLink(context: PeopleContext, { visit, body }: Input): Reply {
  const found = await countAttempt(context, { visit }, async () => {
    const link = await context.people.findLink(hashSecret(body.token), context.clock());
    return link && link.purpose !== 'setup' ? ok(link) : refuse({ code: 'link_invalid' });
  });
  if (!found.ok) return found;
  const link = found.data;
  switch (link.purpose) {
    case 'sign_in':
      return signInByLink(context, link, visit);
    case 'reset':
      return resetPassword(context, link, { visit, body });
    case 'invitation':
      return acceptInvitation(context, link, { visit, body });
    default:
      return refuse({ code: 'link_invalid' });
  }
}

type Use = Pick<Input, 'visit' | 'body'>;

async function signInByLink(context: PeopleContext, link: SignInLink, visit: Use['visit']): Reply {
  const { people, clock } = context;
  if (link.personId === null || !(await people.useLink(link.hash, clock()))) return refuse({ code: 'link_invalid' });
  return signIn(context, link.personId, { visit, method: 'link' });
}

/** Sets a new password, and ends the person's sessions and other links. */
async function resetPassword(context: PeopleContext, link: SignInLink, { visit, body }: Use): Reply {
  const { people, clock, hasher } = context;
  const { personId } = link;
  const person = personId === null ? undefined : await people.findPerson(personId);
  if (!person) return refuse({ code: 'link_invalid' });
  if (body.password === undefined) return refuseWithoutPassword();
  const refused = refuseNewPerson({ email: person.email, password: body.password });
  if (refused) return refused;
  const hash = await hasher.hash(body.password);
  const reset = await people.inOneTransaction(async (trx) => {
    // First, because it locks the person: of two links that are used at once, the second finds itself withdrawn.
    await trx.setPasswordHash(person.id, hash);
    if (!(await trx.useLink(link.hash, clock()))) return refuse({ code: 'link_invalid' });
    await trx.withdrawLinksOf(person.id);
    await trx.revokeSessions(person.id);
    return ok(undefined);
  });
  return reset.ok ? signIn(context, person.id, { visit: { ...visit, session: undefined }, method: 'link' }) : reset;
}

/**
 * Makes the invited person a member. If they can sign in already, they enter their password: whoever sent the
 * invitation has seen its link, and must not be able to act as them with it.
 */
async function acceptInvitation(context: PeopleContext, link: SignInLink, { visit, body }: Use): Reply {
  const { people, clock } = context;
  const { email, accountId, userId, role } = link;
  if (email === null || accountId === null || userId === null || role === null) return refuse({ code: 'link_invalid' });
  if (body.password === undefined) return refuseWithoutPassword();
  const joining = await checkJoining(context, { visit, email, password: body.password });
  if (!joining.ok) return joining;
  const now = clock();
  const joined = await people.inOneTransaction<Membership>(async (trx) => {
    if (!(await trx.useLink(link.hash, now))) return refuse({ code: 'link_invalid' });
    const { personId: known, passwordHash } = joining.data;
    // Removing them from their last account, at this moment, deletes them.
    const exists = known !== undefined && (await trx.lockPerson(known)) !== undefined;
    const personId = exists ? known : await trx.savePerson({ email, passwordHash }, now);
    if (personId === undefined) return refuse({ code: 'link_invalid' });
    const membership = { personId, accountId, userId, role };
    return (await trx.saveMembership(membership, now)) ? ok(membership) : refuse({ code: 'link_invalid' });
  });
  return joined.ok ? signInTo(context, joined.data, { visit, method: 'link' }) : joined;
}

type JoinOptions = { readonly visit: Use['visit']; readonly email: string; readonly password: string };

/** Checks the password of a known person, or hashes that of a new one. */
async function checkJoining(
  context: PeopleContext,
  { visit, email, password }: JoinOptions,
): Promise<Result<{ readonly personId: number | undefined; readonly passwordHash: string | null }>> {
  const { people, hasher } = context;
  const person = await people.findPersonByEmail(email);
  if (!person) {
    const refused = refuseNewPerson({ email, password });
    return refused ?? ok({ personId: undefined, passwordHash: await hasher.hash(password) });
  }
  const { id: personId, passwordHash } = person;
  return countAttempt(context, { visit, email }, async () => {
    const isRight = await hasher.verify(password, passwordHash);
    return isRight ? ok({ personId, passwordHash }) : refuse({ code: 'sign_in_failed' });
  });
}

function refuseWithoutPassword(): Refused {
  return refuse({ code: 'validation_failed', errors: { password: ['is required with this link'] } });
}
