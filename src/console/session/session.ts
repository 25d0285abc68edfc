import { signal } from '@preact/signals';
import type { RequestParts } from '../../api/index.ts';
import { type ConsoleEndpointName, type ConsoleSession, consoleEndpoints } from '../../contract/index.ts';
import { queryClient, send } from '../data/index.ts';

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

/** Signs out and forgets everything that was read. */
export async function signOut(): Promise<void> {
  await send(consoleEndpoints.signOut);
  queryClient.clear();
  await loadSession();
}

function takeSession(data: unknown): void {
  const next = data as ConsoleSession; // every operation of this file returns one
  const before = session.peek();
  const isSame = before?.state === 'signed_in' && next.state === 'signed_in' && identityOf(before) === identityOf(next);
  if (before && !isSame) queryClient.clear();
  session.value = next;
}

function identityOf({ person, account }: SignedIn): string {
  return `${person.id} ${account.id}`;
}
