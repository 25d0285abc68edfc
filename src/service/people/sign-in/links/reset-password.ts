import { type ConsoleSession, ok, type Result, refuse } from '../../../../contract/index.ts';
import type { SignInLink } from '../../../records/index.ts';
import type { ConsoleReply, PeopleContext, Visit } from '../../people-context.ts';
import { hashNewPassword } from '../hash-new-password.ts';
import { refuseNewPerson } from '../set-up.ts';
import { signIn } from '../sign-in.ts';
import { confirmAddress } from './confirm-address.ts';

type Reply = Promise<Result<ConsoleReply<ConsoleSession>>>;
type Reset = { readonly link: SignInLink; readonly visit: Visit; readonly password: string };

/**
 * Sets a new password, ends the person's sessions and other links, and forgets their other browsers. Passkeys stay,
 * unless the link is the first that shows that the person has the address.
 */
export async function resetPassword(context: PeopleContext, { link, visit, password }: Reset): Reply {
  const { people, clock } = context;
  const { personId } = link;
  const person = personId === null ? undefined : await people.findPerson(personId);
  if (!person) return refuse({ code: 'link_invalid' });
  const refusal = refuseNewPerson({ email: person.email, password });
  if (refusal) return refusal;
  const hash = await hashNewPassword(context, { of: person.id, password });
  if (!hash.ok) return hash;
  const reset = await people.inOneTransaction(async (trx) => {
    // First, because they lock the person: of two links used at the same time, the second finds itself withdrawn.
    if (link.provesAddress) await confirmAddress({ people: trx, clock }, { personId: person.id, visit });
    await trx.setPasswordHash(person.id, hash.data);
    if (!(await trx.useLink(link.hash, clock()))) return refuse({ code: 'link_invalid' });
    await trx.withdrawLinksOf(person.id);
    await trx.revokeSessions(person.id);
    await trx.forgetBrowsers(person.id);
    return ok(undefined);
  });
  return reset.ok ? signIn(context, person.id, { visit, method: 'link' }) : reset;
}
