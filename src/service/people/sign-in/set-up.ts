import {
  type ConsoleSession,
  fullName,
  ok,
  type ProblemResult,
  type Result,
  refuse,
  refuseField,
} from '../../../contract/index.ts';
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

/** Makes a person the owner of a new server, or of an account without one, in one transaction. */
export async function setUp(
  context: PeopleContext,
  { visit, body }: ConsoleInput<'setUp'>,
): Promise<Result<ConsoleReply<ConsoleSession>>> {
  const { people, clock } = context;
  const now = clock();
  const result = await countAttempt(context, { visit }, async () => {
    const link = await people.findLink(hashSecret(body.token), now);
    return link?.purpose === 'setup' ? ok(link) : refuse({ code: 'link_invalid' });
  });
  if (!result.ok) return result;
  const refusal = refuseNewPerson(body);
  if (refusal) return refusal;
  const hash = await hashNewPassword(context, { of: result.data.hash, password: body.password });
  if (!hash.ok) return hash;
  const passwordHash = hash.data;
  const member = await people.inOneTransaction(async (trx) => {
    const owner = await findOwner(trx, { link: result.data, body, now });
    if (!owner.ok) return owner;
    const personId = await trx.savePerson({ email: body.email, passwordHash }, now);
    if (personId === undefined) return refuseField('email', 'belongs to someone else who can sign in');
    const membership: Membership = { personId, ...owner.data, role: 'owner' };
    return (await trx.saveMembership(membership, now)) ? ok(membership) : refuse({ code: 'link_invalid' });
  });
  return member.ok ? signInTo(context, member.data, { visit, method: 'setup' }) : member;
}

type Body = ConsoleInput<'setUp'>['body'];
type OwnerMembership = Pick<Membership, 'accountId' | 'userId'>;
type FindOptions = { readonly link: SignInLink; readonly body: Body; readonly now: Instant };

/** Uses up the link, and returns its account, or a new one. */
async function findOwner(trx: PeopleRecords, { link, body, now }: FindOptions): Promise<Result<OwnerMembership>> {
  if (!(await trx.useLink(link.hash, now))) return refuse({ code: 'link_invalid' });
  const hasOwner = link.accountId === null ? await trx.hasPeople() : await trx.hasOwner(link.accountId);
  if (hasOwner) return refuse({ code: 'link_invalid' });
  const accountId = link.accountId ?? (await makeAccount(trx, { body, now }));
  if (accountId === undefined) return refuseField('username', 'is already taken');
  const userId = await findUser(trx, { accountId, body, now });
  return userId === undefined ? refuse({ code: 'link_invalid' }) : ok({ accountId, userId });
}

type UserOptions = Pick<FindOptions, 'body' | 'now'> & { readonly accountId: number };

/**
 * Finds the user that the owner becomes: the first of the account, or if a member already is that user, the one with
 * the owner's address, or a new one. Returns undefined if the account is gone.
 */
async function findUser(trx: PeopleRecords, { accountId, body, now }: UserOptions): Promise<number | undefined> {
  const firstId = await trx.findFirstUser(accountId);
  if (firstId === undefined) return undefined;
  const members = await trx.listMembers(accountId);
  const userIds = (await trx.findUsersByEmail(accountId, body.email)).map(({ id }) => id);
  const freeId = [firstId, ...userIds].find((id) => members.every(({ userId }) => userId !== id));
  if (freeId !== undefined) {
    await trx.restoreUser({ accountId, userId: freeId });
    return freeId;
  }
  const { email, first_name: firstName, last_name: lastName } = body;
  return trx.saveUser({ accountId, email, firstName, lastName, usernames: usernamesOf(fullName(body)) }, now);
}

/** Creates an account with one host. A missing username is derived from the name. */
async function makeAccount(
  trx: PeopleRecords,
  { body, now }: Pick<FindOptions, 'body' | 'now'>,
): Promise<number | undefined> {
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
  if (!isEmail(email)) return refuseField('email', 'must be an email address');
  const fault = findPasswordFault(password, email);
  return fault === undefined ? undefined : refuseField('password', fault);
}
