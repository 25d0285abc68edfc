import { addMinutes } from '../../../time/index.ts';
import type { PeopleContext } from '../people-context.ts';
import { hashSecret } from '../sessions/index.ts';

const lifeMinutes = 5;

type NewChallenge = { readonly challenge: string; readonly personId: number | null };

/** Stores a challenge for a person's new passkey or, with null, for signing in. */
export async function saveChallenge(
  { people, clock }: PeopleContext,
  { challenge, personId }: NewChallenge,
): Promise<void> {
  await people.saveChallenge({ hash: hashSecret(challenge), personId, expiresAt: addMinutes(clock(), lifeMinutes) });
}

/** Returns a function that checks whether a challenge is ours, and uses it up. */
export function takeChallenge({ people, clock }: PeopleContext, personId: number | null) {
  return (challenge: string) => people.takeChallenge({ hash: hashSecret(challenge), personId, now: clock() });
}
