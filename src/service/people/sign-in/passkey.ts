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
  const checked = await countAttempt(context, { visit }, () => checkPasskey(context, { ...body, visit }));
  if (!checked.ok) return checked;
  const { personId, id } = checked.data;
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
  const proven =
    'password' in body
      ? await proveByPassword(context, { session, visit, password: body.password })
      : await proveByPasskey(context, { session, visit, credential: body.credential });
  if (!proven.ok) return proven;
  const renewed = await renewSession(context.people, session, { provenAt: context.clock() });
  if (!renewed.ok) return renewed;
  const { session: current, secret } = renewed.data;
  const described = await describeSession(context, { ...visit, session: { ...session, ...current } });
  return ok({ data: described, cookies: { secret } });
}

type Proof = Pick<ConsoleInput<'prove'>, 'session' | 'visit'> & ConsoleInput<'signInWithPasskey'>['body'];

async function proveByPasskey(
  context: PeopleContext,
  { session, visit, credential }: Proof,
): Promise<Result<undefined>> {
  const checked = await countAttempt(context, { visit }, () => checkPasskey(context, { credential, visit }));
  if (!checked.ok) return checked;
  return checked.data.personId === session.personId ? ok(undefined) : refuse({ code: 'sign_in_failed' });
}
