import { type ConsoleSession, ok, type Result, refuse, type SignInMethod } from '../../../contract/index.ts';
import type { Membership } from '../../records/index.ts';
import type { ConsoleReply, PeopleContext, Visit } from '../people-context.ts';
import { beginSession } from '../sessions/index.ts';
import { describeSession } from './describe-session.ts';

type SignIn = { readonly visit: Visit; readonly method: SignInMethod };

/** Signs a person in, to the oldest of their accounts. */
export async function signIn(
  context: PeopleContext,
  personId: number,
  how: SignIn,
): Promise<Result<ConsoleReply<ConsoleSession>>> {
  const [member] = await context.people.listMemberships(personId);
  return member ? signInTo(context, member, how) : refuse({ code: 'sign_in_failed' });
}

/** Signs a person in to one account. The previous session of the browser ends. */
export async function signInTo(
  context: PeopleContext,
  member: Membership,
  { visit, method }: SignIn,
): Promise<Result<ConsoleReply<ConsoleSession>>> {
  const { people, clock } = context;
  if (visit.session) await people.revokeSession(visit.session.personId, visit.session.id);
  const start = await beginSession(people, { member, method, browser: visit.browser, now: clock() });
  const person = await people.findPerson(member.personId);
  const session = { ...start.session, role: member.role, email: person?.email ?? '' };
  return ok({ data: await describeSession(context, { ...visit, session }), cookies: start });
}
