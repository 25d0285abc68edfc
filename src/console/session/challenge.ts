import { signal } from '@preact/signals';

/** Why a host has to sign in or prove who they are while they work. */
export type ChallengeKind = 'sign_in' | 'prove';

/** A question over the page; `settle` says whether the person answered it. */
export type Challenge = { readonly kind: ChallengeKind; readonly settle: (isAnswered: boolean) => void };

/** The questions that are open. A session may end while a proof is asked for: that question then waits below. */
const open = signal<readonly Challenge[]>([]);
const waiting = new Map<ChallengeKind, Promise<boolean>>();

/** Returns the question that is open over the page. A component that reads it follows it. */
export function currentChallenge(): Challenge | undefined {
  return open.value.at(-1);
}

/** Closes every question, for somebody who has signed out: what still waited for an answer is not sent again. */
export function dismissChallenges(): void {
  for (const question of open.value) question.settle(false);
}

/** Asks over the page who is there. Requests that fail together share one question. */
export function challenge(kind: ChallengeKind): Promise<boolean> {
  const pending = waiting.get(kind);
  if (pending) return pending;
  const answer = new Promise<boolean>((resolve) => {
    const question: Challenge = {
      kind,
      settle(isAnswered) {
        open.value = open.value.filter((one) => one !== question);
        waiting.delete(kind);
        resolve(isAnswered);
      },
    };
    open.value = [...open.value, question];
  });
  waiting.set(kind, answer);
  return answer;
}
