import { type ConsoleSession, ok, type Result, refuse } from '../../../contract/index.ts';
import type { ConsoleInput } from '../console-input.ts';
import { checkPasskey } from '../passkeys/index.ts';
import type { ConsoleReply, PeopleContext } from '../people-context.ts';
import { renewSession } from '../sessions/index.ts';
import { countAttempt } from './count-attempt.ts';
import { describeSession } from './describe-session.ts';
import { proveByPassword } from './password.ts';
import { signIn } from './sign-in.ts';

type Reply = Promise<Result<ConsoleReply<ConsoleSession>>>;

/** Signs in the person a passkey belongs to. */
export async function signInWithPasskey(
  context: PeopleContext,
  { body, visit }: ConsoleInput<'signInWithPasskey'>,
): Reply {
  const passkey = await countAttempt(context, { visit }, () => checkPasskey(context, { ...body, visit }));
  if (!passkey.ok) return passkey;
  const { personId, id } = passkey.data;
  return context.people.inOneTransaction(async (trx) => {
    // Confirming an address removes all passkeys and sessions: it waits for this one, or comes before it.
    await trx.lockPerson(personId);
    if (!(await trx.findPasskey(id))) return refuse({ code: 'sign_in_failed' });
    return signIn({ ...context, people: trx }, personId, { visit, method: 'passkey' });
  });
}

/**
 * Confirms with a password or a passkey that it is still the same person, which allows sensitive changes for ten
 * minutes.
 */
export async function prove(context: PeopleContext, { body, visit, session }: ConsoleInput<'prove'>): Reply {
  const proof =
    'password' in body
      ? await proveByPassword(context, { session, visit, password: body.password })
      : await proveByPasskey(context, { session, visit, credential: body.credential });
  if (!proof.ok) return proof;
  const renewal = await renewSession(context.people, { current: session, change: { provenAt: context.clock() } });
  if (!renewal.ok) return renewal;
  const { session: current, secret } = renewal.data;
  const description = await describeSession(context, { ...visit, session: { ...session, ...current } });
  return ok({ data: description, cookies: { secret } });
}

type Proof = Pick<ConsoleInput<'prove'>, 'session' | 'visit'> & ConsoleInput<'signInWithPasskey'>['body'];

async function proveByPasskey(
  context: PeopleContext,
  { session, visit, credential }: Proof,
): Promise<Result<undefined>> {
  const passkey = await countAttempt(context, { visit }, () => checkPasskey(context, { credential, visit }));
  if (!passkey.ok) return passkey;
  return passkey.data.personId === session.personId ? ok(undefined) : refuse({ code: 'sign_in_failed' });
}
