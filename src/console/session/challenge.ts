import { signal } from '@preact/signals';

/** Why a host has to sign in or prove who they are while they work. */
export type ChallengeKind = 'sign_in' | 'prove';

/** A question over the page; `settle` says whether the person answered it. */
export type Challenge = { readonly kind: ChallengeKind; readonly settle: (isAnswered: boolean) => void };

const current = signal<Challenge | undefined>(undefined);
const waiting = new Map<ChallengeKind, Promise<boolean>>();

/** Returns the question that is open over the page. A component that reads it follows it. */
export function currentChallenge(): Challenge | undefined {
  return current.value;
}

/** Asks over the page who is there. Requests that fail together share one question. */
export function challenge(kind: ChallengeKind): Promise<boolean> {
  const pending = waiting.get(kind);
  if (pending) return pending;
  const answer = new Promise<boolean>((resolve) => {
    current.value = {
      kind,
      settle(isAnswered) {
        current.value = undefined;
        waiting.delete(kind);
        resolve(isAnswered);
      },
    };
  });
  waiting.set(kind, answer);
  return answer;
}
