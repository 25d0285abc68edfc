import { signal } from '@preact/signals';
import type { RequestParts } from '../../api/index.ts';
import { type ConsoleEndpointName, type ConsoleSession, consoleEndpoints } from '../../contract/index.ts';
import { actIn, queryClient, send } from '../data/index.ts';
import { leavePage } from '../routing/index.ts';
import { dismissChallenges } from './challenge.ts';

/** Who is signed in, with their account and role. */
export type SignedIn = Extract<ConsoleSession, { state: 'signed_in' }>;

const session = signal<ConsoleSession | undefined>(undefined);

/** Returns who is signed in, if anybody; undefined until the server has said. A component that reads it follows it. */
export function currentSession(): ConsoleSession | undefined {
  return session.value;
}

/** Returns the person who is signed in. Call it below the sign-in screens only. */
export function signedIn(): SignedIn {
  if (session.value?.state !== 'signed_in') throw new Error('Nobody is signed in.');
  return session.value;
}

/** Asks the server who is signed in. */
export async function loadSession(): Promise<void> {
  takeSession(await send(consoleEndpoints.getSession));
}

/** Signs in or proves, by whichever operation; what was read as somebody else is forgotten. */
export async function signInBy(name: ConsoleEndpointName, parts: RequestParts = {}): Promise<void> {
  takeSession(await send(consoleEndpoints[name], parts));
}

/**
 * Signs in after a session has ended, or proves. Returns whether it is the same person in the same account: only to
 * that may a request be sent again. The server signs people in to the oldest of their accounts.
 */
export async function signInAgain(name: ConsoleEndpointName, parts: RequestParts): Promise<boolean> {
  const before = session.peek();
  const account_id = before?.state === 'signed_in' ? before.account.id : undefined;
  let next = (await send(consoleEndpoints[name], parts)) as ConsoleSession; // as every operation of this file
  if (
    next.state === 'signed_in' &&
    next.account.id !== account_id &&
    next.accounts.some(({ id }) => id === account_id)
  ) {
    next = await send(consoleEndpoints.switchAccount, { body: { account_id } });
  }
  return takeSession(next);
}

/** Signs out and forgets everything that was read, unless the person prefers to stay. */
export async function signOut(): Promise<void> {
  if (!(await leavePage())) return;
  await send(consoleEndpoints.signOut);
  // This forgets everything that was read, at the moment the screens go: those in sight would read it again.
  await loadSession();
  dismissChallenges();
}

/** Keeps who is signed in. Returns whether it is the same person in the same account as before. */
function takeSession(data: unknown): boolean {
  const next = data as ConsoleSession; // every operation of this file returns one
  const before = session.peek();
  const isSame = before?.state === 'signed_in' && next.state === 'signed_in' && identityOf(before) === identityOf(next);
  if (before && !isSame) queryClient.clear();
  if (next.state === 'signed_in') actIn(next.account.id);
  session.value = next;
  return isSame;
}

function identityOf({ person, account }: SignedIn): string {
  return `${person.id} ${account.id}`;
}
