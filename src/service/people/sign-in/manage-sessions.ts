import { type ConsoleSession, ok, type Result, refuse, type SignedInDevice } from '../../../contract/index.ts';
import { formatInstant } from '../../../time/index.ts';
import type { Session } from '../../records/index.ts';
import type { ConsoleInput } from '../console-input.ts';
import type { ConsoleReply, PeopleContext } from '../people-context.ts';
import { parseDevice, renewSession } from '../sessions/index.ts';
import { describeSession } from './describe-session.ts';

/** Returns who is signed in, if anyone. */
export async function getSession(
  context: PeopleContext,
  { visit }: ConsoleInput<'getSession'>,
): Promise<Result<ConsoleReply<ConsoleSession>>> {
  return ok({ data: await describeSession(context, visit) });
}

/** Switches a session to another account of its person. */
export async function switchAccount(
  context: PeopleContext,
  { session, visit, body }: ConsoleInput<'switchAccount'>,
): Promise<Result<ConsoleReply<ConsoleSession>>> {
  const { people } = context;
  const memberships = await people.listMemberships(session.personId);
  const member = memberships.find(({ accountId }) => accountId === body.account_id);
  if (!member) return refuse({ code: 'resource_not_found' });
  const { accountId, userId, role } = member;
  const renewal = await renewSession(people, { current: session, change: { accountId, userId } });
  if (!renewal.ok) return renewal;
  const { session: current, secret } = renewal.data;
  const live = { ...session, ...current, role };
  return ok({ data: await describeSession(context, { ...visit, session: live }), cookies: { secret } });
}

/** Signs this browser out. It is still recognized, so that no stranger can keep its person from signing in again. */
export async function signOut(
  { people }: PeopleContext,
  { session }: ConsoleInput<'signOut'>,
): Promise<Result<ConsoleReply<null>>> {
  if (session) await people.revokeSession(session.personId, session.id);
  return ok({ data: null, cookies: 'removed' });
}

export async function listSessions(
  { people }: PeopleContext,
  { session }: ConsoleInput<'listSessions'>,
): Promise<Result<ConsoleReply<SignedInDevice[]>>> {
  const sessions = await people.listSessions(session.personId);
  return ok({ data: sessions.map((one) => ({ ...deviceOf(one), is_current: one.id === session.id })) });
}

/** Signs out and forgets one browser, unless it is the current one: a stolen browser must not be recognized. */
export async function revokeSession(
  { people }: PeopleContext,
  { session, params: { id } }: ConsoleInput<'revokeSession'>,
): Promise<Result<ConsoleReply<null>>> {
  const { personId, browserHash } = session;
  const device = (await people.listSessions(personId)).find((one) => one.id === id);
  if (!device || !(await people.revokeSession(personId, id))) return refuse({ code: 'resource_not_found' });
  if (!device.browserHash.equals(browserHash)) await people.forgetBrowser(personId, device.browserHash);
  return ok(id === session.id ? { data: null, cookies: 'removed' } : { data: null });
}

/** Signs out and forgets every other browser of this person. */
export async function revokeOtherSessions(
  { people }: PeopleContext,
  { session }: ConsoleInput<'revokeOtherSessions'>,
): Promise<Result<ConsoleReply<null>>> {
  await people.revokeSessions(session.personId, session.id);
  await people.forgetBrowsers(session.personId, session.browserHash);
  return ok({ data: null });
}

function deviceOf({ id, device, method, signedInAt, seenAt }: Session): Omit<SignedInDevice, 'is_current'> {
  const times = { signed_in_at: formatInstant(signedInAt, 0), seen_at: formatInstant(seenAt, 0) };
  return { id, ...parseDevice(device), method, ...times };
}
