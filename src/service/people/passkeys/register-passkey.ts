import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { ok, type Passkey, type Result, refuse } from '../../../contract/index.ts';
import { formatInstant } from '../../../time/index.ts';
import type { StoredPasskey } from '../../records/index.ts';
import type { ConsoleInput } from '../console-input.ts';
import type { ConsoleReply, PeopleContext } from '../people-context.ts';
import { relyingPartyOf } from './can-use-passkeys.ts';
import { saveChallenge, takeChallenge } from './challenges.ts';
import { loadPasskeys } from './load-passkeys.ts';

/** The name that an authenticator shows with the host name. */
const siteName = 'sched-booking';

/** The most passkeys of one person. */
const maxPasskeys = 50;

const tooMany = refuse({
  code: 'quota_exceeded',
  message: `You have ${maxPasskeys} passkeys, and no one can have more. Remove one first.`,
});

/** Returns what a browser needs to create a passkey. */
export async function startPasskey(
  context: PeopleContext,
  { session, visit }: ConsoleInput<'startPasskey'>,
): Promise<Result<ConsoleReply<Record<string, unknown>>>> {
  const passkeys = await context.people.listPasskeys(session.personId);
  if (passkeys.length >= maxPasskeys) return tooMany;
  const { generateRegistrationOptions } = await loadPasskeys();
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingPartyOf(visit.origin),
    userName: session.email,
    userID: new TextEncoder().encode(`person ${session.personId}`),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id }) => ({ id: id.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await saveChallenge(context, { challenge: options.challenge, personId: session.personId });
  return ok({ data: { ...options } });
}

/**
 * Stores a passkey that a browser has created, and mails the person about it. Refuses a passkey that is already stored,
 * and one for someone else's challenge.
 */
export async function addPasskey(
  context: PeopleContext,
  { session, visit, body: { name, credential } }: ConsoleInput<'addPasskey'>,
): Promise<Result<ConsoleReply<Passkey>>> {
  const { people, clock, mailsLinks } = context;
  const { personId } = session;
  const rpId = relyingPartyOf(visit.origin);
  const { length } = await people.listPasskeys(personId);
  if (length >= maxPasskeys) return tooMany;
  const { verifyRegistrationResponse } = await loadPasskeys();
  const verification = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON, // the library checks the rest of it
    expectedChallenge: takeChallenge(context, personId),
    expectedOrigin: visit.origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  }).catch(() => undefined); // it throws for any error in the response
  if (!verification?.verified)
    return refuse({ code: 'sign_in_failed', message: 'This passkey could not be verified.' });
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential;
  const passkey: StoredPasskey = {
    id: Buffer.from(id, 'base64url'),
    personId,
    publicKey: Buffer.from(publicKey),
    counter,
    transports,
    rpId,
    name,
    createdAt: clock(),
    lastUsedAt: null,
  };
  return people.inOneTransaction(async (trx) => {
    // Confirming an address removes all passkeys and sessions: it waits for this passkey, or comes before it.
    await trx.lockPerson(personId);
    const sessions = await trx.listSessions(personId);
    if (!sessions.some(({ id }) => id === session.id)) return refuse({ code: 'session_required' });
    if (!(await trx.savePasskey(passkey))) return duplicatePasskey;
    if (mailsLinks) await trx.mailPasskeyAdded(session, clock());
    return ok({ data: describePasskey(passkey) });
  });
}

const duplicatePasskey = refuse({ code: 'sign_in_failed', message: 'This passkey is already registered.' });

/** Returns a passkey as its owner sees it. */
export function describePasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    id: id.toString('base64url'),
    name,
    created_at: formatInstant(createdAt, 0),
    last_used_at: lastUsedAt === null ? null : formatInstant(lastUsedAt, 0),
  };
}
