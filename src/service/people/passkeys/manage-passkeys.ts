import { ok, type Passkey, type Result, refuse } from '../../../contract/index.ts';
import type { ConsoleInput } from '../console-input.ts';
import type { ConsoleReply, PeopleContext } from '../people-context.ts';
import { describePasskey } from './register-passkey.ts';

export async function listPasskeys(
  { people }: PeopleContext,
  { session }: ConsoleInput<'listPasskeys'>,
): Promise<Result<ConsoleReply<Passkey[]>>> {
  return ok({ data: (await people.listPasskeys(session.personId)).map(describePasskey) });
}

export async function renamePasskey(
  { people }: PeopleContext,
  { session: { personId }, params, body: { name } }: ConsoleInput<'renamePasskey'>,
): Promise<Result<ConsoleReply<Passkey>>> {
  const passkey = await people.renamePasskey({ id: Buffer.from(params.id, 'base64url'), personId, name });
  return passkey ? ok({ data: describePasskey(passkey) }) : refuse({ code: 'resource_not_found' });
}

/** Removes a passkey, unless it is its owner's only way to sign in. */
export async function removePasskey(
  { people }: PeopleContext,
  { session: { personId }, params }: ConsoleInput<'removePasskey'>,
): Promise<Result<ConsoleReply<null>>> {
  const [person, passkeys] = await Promise.all([people.findPerson(personId), people.listPasskeys(personId)]);
  if (person?.passwordHash === null && passkeys.length === 1) {
    return refuse({ code: 'resource_in_use', message: 'This is your only way to sign in. Set a password first.' });
  }
  const isRemoved = await people.deletePasskey({ id: Buffer.from(params.id, 'base64url'), personId });
  return isRemoved ? ok({ data: null }) : refuse({ code: 'resource_not_found' });
}
