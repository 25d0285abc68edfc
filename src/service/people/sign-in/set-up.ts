import { type ConsoleSession, fullName, ok, type ProblemResult, type Result, refuse } from '../../../contract/index.ts';
import { isEmail } from '../../../form/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { Membership, PeopleRecords, SignInLink } from '../../records/index.ts';
import type { ConsoleInput } from '../console-input.ts';
import { findPasswordFault } from '../passwords/index.ts';
import type { ConsoleReply, PeopleContext } from '../people-context.ts';
import { hashSecret } from '../sessions/index.ts';
import { usernamesOf } from '../usernames.ts';
import { countAttempt } from './count-attempt.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { signInTo } from './sign-in.ts';

/** Makes the first person of a server, or of one account, its owner, in one transaction. */
export async function setUp(
  context: PeopleContext,
  { visit, body }: ConsoleInput<'setUp'>,
): Promise<Result<ConsoleReply<ConsoleSession>>> {
  const { people, clock } = context;
  const now = clock();
  const found = await countAttempt(context, { visit }, async () => {
    const link = await people.findLink(hashSecret(body.token), now);
    return link?.purpose === 'setup' ? ok(link) : refuse({ code: 'link_invalid' });
  });
  if (!found.ok) return found;
  const refused = refuseNewPerson(body);
  if (refused) return refused;
  const hash = await hashNewPassword(context, { of: found.data.hash, password: body.password });
  if (!hash.ok) return hash;
  const passwordHash = hash.data;
  const member = await people.inOneTransaction(async (trx) => {
    const owned = await findOwned(trx, { link: found.data, body, now });
    if (!owned.ok) return owned;
    const personId = await trx.savePerson({ email: body.email, passwordHash }, now);
    if (personId === undefined) return invalid('email', 'belongs to someone else who can sign in');
    const membership: Membership = { personId, ...owned.data, role: 'owner' };
    await trx.saveMembership(membership, now);
    return ok(membership);
  });
  return member.ok ? signInTo(context, member.data, { visit, method: 'setup' }) : member;
}

type Body = ConsoleInput<'setUp'>['body'];
type OwnerMembership = Pick<Membership, 'accountId' | 'userId'>;
type FindOptions = { readonly link: SignInLink; readonly body: Body; readonly now: Instant };

/** Uses up the link, and returns its account, or a new one. */
async function findOwned(trx: PeopleRecords, { link, body, now }: FindOptions): Promise<Result<OwnerMembership>> {
  if (!(await trx.useLink(link.hash, now))) return refuse({ code: 'link_invalid' });
  const isLate = link.accountId === null ? await trx.hasPeople() : await trx.hasMembers(link.accountId);
  if (isLate) return refuse({ code: 'link_invalid' });
  const accountId = link.accountId ?? (await makeAccount(trx, body, now));
  if (accountId === undefined) return invalid('username', 'is already taken');
  const userId = await trx.findFirstUser(accountId);
  return userId === undefined ? refuse({ code: 'link_invalid' }) : ok({ accountId, userId });
}

/** Creates an account with one host. A missing username is derived from the name. */
async function makeAccount(trx: PeopleRecords, body: Body, now: Instant): Promise<number | undefined> {
  const { first_name: firstName, last_name: lastName, email, timezone: zone, locale } = body;
  const name = fullName(body);
  const usernames = body.username === undefined ? usernamesOf(name) : [body.username];
  for (const username of usernames) {
    const id = await trx.saveAccount({ name, firstName, lastName, username, email, zone, locale }, now);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** Refuses an invalid email address, and a password that is easy to guess. */
export function refuseNewPerson({ email, password }: Pick<Body, 'email' | 'password'>): ProblemResult | undefined {
  if (!isEmail(email)) return invalid('email', 'must be an email address');
  const fault = findPasswordFault(password, email);
  return fault === undefined ? undefined : invalid('password', fault);
}

function invalid(field: string, sentence: string): ProblemResult {
  return refuse({ code: 'validation_failed', errors: { [field]: [sentence] } });
}
