import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { ok, type Result, refuse } from '../../../contract/index.ts';
import type { StoredPasskey } from '../../records/index.ts';
import type { ConsoleInput } from '../console-input.ts';
import type { ConsoleReply, PeopleContext, Visit } from '../people-context.ts';
import { relyingPartyOf } from './can-use-passkeys.ts';
import { saveChallenge, takeChallenge } from './challenges.ts';
import { loadPasskeys } from './load-passkeys.ts';

/** The most challenges for one network. Each is a row. */
const challengeLimit = { max: 60, windowSeconds: 15 * 60 };

/** Returns what a browser needs to sign in with any of its passkeys for this site. */
export async function startPasskeySignIn(
  context: PeopleContext,
  { visit }: Pick<ConsoleInput<'startPasskeySignIn'>, 'visit'>,
): Promise<Result<ConsoleReply<Record<string, unknown>>>> {
  const { limits, hashKey } = context;
  const count = await limits.count(`passkey-options ${hashKey(visit.visitor ?? '')}`, challengeLimit);
  if (count.isOver) return refuse({ code: 'too_many_requests', retryAfterSeconds: count.resetSeconds });
  const rpID = relyingPartyOf(visit.origin);
  const { generateAuthenticationOptions } = await loadPasskeys();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
  await saveChallenge(context, { challenge: options.challenge, personId: null });
  return ok({ data: { ...options } });
}

type Credential = ConsoleInput<'signInWithPasskey'>['body']['credential'];

/** Returns the passkey that has signed one of our challenges at this site. */
export async function checkPasskey(
  context: PeopleContext,
  { credential, visit }: { readonly credential: Credential; readonly visit: Visit },
): Promise<Result<StoredPasskey>> {
  const { people, clock } = context;
  const passkey = await people.findPasskey(Buffer.from(credential.id, 'base64url'));
  const counter = passkey && (await verify(context, { credential, visit, passkey }));
  if (!passkey || counter === undefined) return refuse({ code: 'sign_in_failed' });
  if (counter < passkey.counter) recordRegress(context, passkey);
  await people.recordUse({ id: passkey.id, counter }, clock());
  return ok(passkey);
}

type VerifyOptions = { readonly credential: Credential; readonly visit: Visit; readonly passkey: StoredPasskey };

/** Returns the counter of the authenticator, or undefined if the proof is invalid. */
async function verify(
  context: PeopleContext,
  { credential, visit, passkey }: VerifyOptions,
): Promise<number | undefined> {
  if (passkey.rpId !== relyingPartyOf(visit.origin)) return undefined;
  const { verifyAuthenticationResponse } = await loadPasskeys();
  const verification = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON, // the library checks the rest of it
    expectedChallenge: takeChallenge(context, null),
    expectedOrigin: visit.origin,
    expectedRPID: passkey.rpId,
    requireUserVerification: false,
    // With a counter of 0 the library never refuses. Counters of synced passkeys may go backwards.
    credential: { id: credential.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
  }).catch(() => undefined); // it throws for any error in the response
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined;
}

function recordRegress({ log }: PeopleContext, { personId, rpId }: StoredPasskey): void {
  log.error(
    { person_id: personId, rp_id: rpId },
    'The counter of a passkey went backwards: the passkey may have been copied.',
  );
}
