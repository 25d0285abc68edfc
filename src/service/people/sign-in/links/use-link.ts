import {
  type ConsoleSession,
  ok,
  type ProblemResult,
  type Result,
  refuse,
  refuseField,
} from '../../../../contract/index.ts';
import type { SignInLink } from '../../../records/index.ts';
import type { ConsoleInput } from '../../console-input.ts';
import type { ConsoleReply, PeopleContext, Visit } from '../../people-context.ts';
import { hashSecret } from '../../sessions/index.ts';
import { countAttempt } from '../count-attempt.ts';
import { signIn } from '../sign-in.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { confirmAddress } from './confirm-address.ts';
import { resetPassword } from './reset-password.ts';

type Input = ConsoleInput<'useLink'>;
type Reply = Promise<Result<ConsoleReply<ConsoleSession>>>;

/** Signs in with a link that works once: one to sign in, one to choose a new password, or an invitation. */
export async function useLink(context: PeopleContext, { visit, body }: Input): Reply {
  const result = await countAttempt(context, { visit }, async () => {
    const link = await context.people.findLink(hashSecret(body.token), context.clock());
    return link && link.purpose !== 'setup' ? ok(link) : refuse({ code: 'link_invalid' });
  });
  if (!result.ok) return result;
  const link = result.data;
  switch (link.purpose) {
    case 'sign_in':
      return signInByLink(context, { link, visit });
    case 'reset':
      if (body.password === undefined) return refuseWithoutPassword();
      return resetPassword(context, { link, visit, password: body.password });
    case 'invitation':
      if (body.password === undefined) return refuseWithoutPassword();
      return acceptInvitation(context, { link, visit, password: body.password });
    default:
      return refuse({ code: 'link_invalid' });
  }
}

type LinkVisit = { readonly link: SignInLink; readonly visit: Visit };

async function signInByLink(context: PeopleContext, { link, visit }: LinkVisit): Reply {
  const { people, clock } = context;
  const { hash, personId, provesAddress } = link;
  if (personId === null) return refuse({ code: 'link_invalid' });
  return people.inOneTransaction(async (trx) => {
    // Before it is locked for reading: two links that both wait to change the person would wait forever.
    if (provesAddress) await confirmAddress({ people: trx, clock }, { personId, visit });
    // A new password ends all sessions and links: it waits for this session, or comes before it.
    await trx.lockPerson(personId);
    if (!(await trx.useLink(hash, clock()))) return refuse({ code: 'link_invalid' });
    return signIn({ ...context, people: trx }, personId, { visit, method: 'link' });
  });
}

function refuseWithoutPassword(): ProblemResult {
  return refuseField('password', 'is required with this link');
}
