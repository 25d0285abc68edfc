import type { ConsoleSession } from '../../../contract/index.ts';
import { formatInstant } from '../../../time/index.ts';
import { canUsePasskeys } from '../passkeys/index.ts';
import type { PeopleContext, Visit } from '../people-context.ts';
import { provenUntil } from '../sessions/index.ts';

/** Returns who is signed in, as the console receives it. */
export async function describeSession(
  { people, hasPeople, mailsLinks, mailsEvents }: PeopleContext,
  visit: Visit,
): Promise<ConsoleSession> {
  const can = { passkeys: canUsePasskeys(visit.origin), mail: mailsLinks };
  const { session } = visit;
  const current = session && (await people.findNames(session));
  if (!session || !current) return { state: (await hasPeople()) ? 'signed_out' : 'setup', can };
  const memberships = await people.listMemberships(session.personId);
  const accountLists = memberships.map(async (member) => {
    const names = await people.findNames(member);
    return names ? [{ ...names.account, role: member.role }] : [];
  });
  return {
    state: 'signed_in',
    person: { id: session.personId, email: session.email },
    ...current,
    role: session.role,
    accounts: (await Promise.all(accountLists)).flat(),
    proven_until: formatInstant(provenUntil(session), 0),
    can,
    sends_mail: mailsEvents,
  };
}
