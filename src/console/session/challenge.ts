import { signal } from '@preact/signals';

/** Why a dialog interrupts a host: the session has ended, or a change needs a recent proof of who they are. */
export type ChallengeKind = 'sign_in' | 'prove';

/** An open dialog. `settle` closes it, and says whether the person signed in or proved who they are. */
export type Challenge = { readonly kind: ChallengeKind; readonly settle: (isAnswered: boolean) => void };

/** The open dialogs, the top one last. A session may end while a proof is requested: that dialog then waits below. */
const openChallenges = signal<readonly Challenge[]>([]);
const waiting = new Map<ChallengeKind, Promise<boolean>>();

/** Returns the dialog on top. A component that reads it is rendered again when it changes. */
export function currentChallenge(): Challenge | undefined {
  return openChallenges.value.at(-1);
}

/** Closes all dialogs after signing out. The requests that waited for them are not sent again. */
export function dismissChallenges(): void {
  for (const question of openChallenges.value) question.settle(false);
}

/** Asks the person to sign in or to prove who they are. Requests that fail at the same time share one dialog. */
export function challenge(kind: ChallengeKind): Promise<boolean> {
  const pending = waiting.get(kind);
  if (pending) return pending;
  const answer = new Promise<boolean>((resolve) => {
    const question: Challenge = {
      kind,
      settle(isAnswered) {
        openChallenges.value = openChallenges.value.filter((one) => one !== question);
        waiting.delete(kind);
        resolve(isAnswered);
      },
    };
    openChallenges.value = [...openChallenges.value, question];
  });
  waiting.set(kind, answer);
  return answer;
}
