import { type ConsoleSession, ok, type Result, refuse, refuseField } from '../../../contract/index.ts';
import type { Person } from '../../records/index.ts';
import type { ConsoleInput } from '../console-input.ts';
import { findPasswordFault } from '../passwords/index.ts';
import type { ConsoleReply, PeopleContext, Visit } from '../people-context.ts';
import { isKnownTo, renewSession } from '../sessions/index.ts';
import { countAttempt } from './count-attempt.ts';
import { describeSession } from './describe-session.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { signIn } from './sign-in.ts';

type SignInReply = ConsoleReply<ConsoleSession>;
type Reply = Promise<Result<SignInReply>>;

/** Signs in with an address and a password. Nothing reveals which of the two was wrong, not even the time it took. */
export async function signInWithPassword(
  context: PeopleContext,
  input: Pick<ConsoleInput<'signInWithPassword'>, 'body' | 'visit'>,
): Reply {
  const { body, visit } = input;
  const check = await checkPassword(context, { ...body, visit });
  if (!check.ok) return check;
  const { id, passwordHash } = check.data;
  const reply = await context.people.inOneTransaction<SignInReply | undefined>(async (trx) => {
    // A change of the password ends all sessions: it waits for this one, or comes before it.
    const person = await trx.lockPerson(id);
    if (person?.passwordHash !== passwordHash) return ok(undefined);
    return signIn({ ...context, people: trx }, id, { visit, method: 'password' });
  });
  if (!reply.ok) return reply;
  return reply.data ? ok(reply.data) : signInWithPassword(context, input);
}

/** Confirms with the password that it is still the same person. */
export async function proveByPassword(
  context: PeopleContext,
  { session, visit, password }: Pick<ConsoleInput<'prove'>, 'session' | 'visit'> & { readonly password: string },
): Promise<Result<undefined>> {
  const check = await checkPassword(context, { visit, email: session.email, password, isSignedIn: true });
  return check.ok ? ok(undefined) : check;
}

/** Changes a person's password, signs out and forgets every other browser, and ends the links that would sign in one. */
export async function changePassword(
  context: PeopleContext,
  { session, visit, body: { password } }: ConsoleInput<'changePassword'>,
): Reply {
  const { people } = context;
  const fault = findPasswordFault(password, session.email);
  if (fault !== undefined) return refuseField('password', fault);
  const hash = await hashNewPassword(context, { of: session.personId, password });
  if (!hash.ok) return hash;
  const renewal = await people.inOneTransaction(async (trx) => {
    await trx.setPasswordHash(session.personId, hash.data);
    await trx.withdrawLinksOf(session.personId);
    await trx.revokeSessions(session.personId, session.id);
    await trx.forgetBrowsers(session.personId, session.browserHash);
    return renewSession(trx, { current: session });
  });
  if (!renewal.ok) return renewal;
  const { session: current, secret } = renewal.data;
  const description = await describeSession(context, { ...visit, session: { ...session, ...current } });
  return ok({ data: description, cookies: { secret } });
}

type KnownPassword = { readonly id: number; readonly passwordHash: string | null };
type Credentials = {
  readonly visit: Visit;
  readonly email: string;
  readonly password: string;
  /** Whether a session shows who enters the password. @default false */
  readonly isSignedIn?: boolean;
};

/** Returns the person with the address if the password is theirs, and its hash. */
async function checkPassword(
  context: PeopleContext,
  { visit, email, password, isSignedIn = false }: Credentials,
): Promise<Result<KnownPassword>> {
  const { people, hasher } = context;
  let person: Person | undefined;
  async function recognize(): Promise<boolean> {
    person = await people.findPersonByEmail(email);
    // Checked even without a person, so that the time reveals nothing.
    return isKnownTo(people, { personId: person?.id ?? 0, browser: visit.browser });
  }
  return countAttempt(context, { visit, email, recognize }, async (isKnownBrowser) => {
    const hash = person?.passwordHash ?? null;
    const isKnown = isSignedIn || isKnownBrowser;
    if (!(await hasher.verify(password, { phc: hash, email, isKnown })) || !person)
      return refuse({ code: 'sign_in_failed' });
    if (hash === null || !hasher.isOutdated(hash)) return ok({ id: person.id, passwordHash: hash });
    const passwordHash = await hasher.hash(password, email);
    const isReplaced = await people.replacePasswordHash(person.id, { current: hash, next: passwordHash });
    return ok({ id: person.id, passwordHash: isReplaced ? passwordHash : hash });
  });
}
