import { signal } from '@preact/signals';
import type { RequestParts } from '../../api/index.ts';
import { type ConsoleEndpointName, type ConsoleSession, consoleClientEndpoints } from '../../contract/index.ts';
import { actAs, queryClient, send } from '../data/index.ts';
import { leavePage } from '../routing/index.ts';
import { challenge, dismissChallenges } from './challenge.ts';

/** Who is signed in, with their account and role. */
export type SignedIn = Extract<ConsoleSession, { state: 'signed_in' }>;

const session = signal<ConsoleSession | undefined>(undefined);

/**
 * Returns who is signed in, if anyone; undefined until it has loaded. A component that reads it is rendered again when
 * it changes.
 */
export function currentSession(): ConsoleSession | undefined {
  return session.value;
}

/** Returns the person who is signed in. Throws if no one is: call it only on screens behind the sign-in. */
export function signedIn(): SignedIn {
  if (session.value?.state !== 'signed_in') throw new Error('No one is signed in.');
  return session.value;
}

/** Loads who is signed in. */
export async function loadSession(request: Pick<RequestParts, 'signal'> = {}): Promise<void> {
  takeSession(await send(consoleClientEndpoints.getSession, request));
}

/**
 * Signs in, or proves who the person is, with one of the operations for it. Drops data that was read as someone else.
 */
export async function signInBy(name: ConsoleEndpointName, request: RequestParts = {}): Promise<void> {
  takeSession(await send(consoleClientEndpoints[name], request));
}

/**
 * Signs in after a session has ended, or proves who the person is. Returns whether it is the same person in the same
 * account, since only then may a request be sent again. The server signs people in to their oldest account, so this
 * switches back to the account of the page.
 */
export async function signInAgain(name: ConsoleEndpointName, request: RequestParts): Promise<boolean> {
  const before = session.peek();
  const account_id = before?.state === 'signed_in' ? before.account.id : undefined;
  let next = (await send(consoleClientEndpoints[name], request)) as ConsoleSession; // as every operation of this file
  if (isPersonOf(next) && next.account.id !== account_id && next.accounts.some(({ id }) => id === account_id)) {
    next = await send(consoleClientEndpoints.switchAccount, { body: { account_id } });
  }
  return takeSession(next);
}

/**
 * Asks the person to sign in again, unless their session continues: a request that is sent while the session gets a new
 * secret still has the former one. Returns whether to send the request again.
 */
export async function continueSession(isRetry: boolean): Promise<boolean> {
  if (!isRetry && isPersonOf(await send(consoleClientEndpoints.getSession))) return true;
  // Do not ask a person who has signed out in the meantime to sign in again.
  return session.peek()?.state === 'signed_in' && challenge('sign_in');
}

/** Signs out and drops all data, unless the person prefers to stay. */
export async function signOut(): Promise<void> {
  if (!(await leavePage())) return;
  await send(consoleClientEndpoints.signOut);
  // Drops all data and removes the screens at the same moment: screens that are still shown would read it again.
  await loadSession();
  dismissChallenges();
}

/** Stores who is signed in. Returns whether it is the same person in the same account as before. */
function takeSession(data: unknown): boolean {
  const next = data as ConsoleSession; // every operation of this file returns one
  const before = session.peek();
  const isSame = before?.state === 'signed_in' && next.state === 'signed_in' && identityOf(before) === identityOf(next);
  if (before && !isSame) queryClient.clear();
  if (next.state === 'signed_in') actAs(next.person.id, next.account.id);
  session.value = next;
  return isSame;
}

/** Returns whether the session belongs to the same person as the page. */
function isPersonOf(next: ConsoleSession): next is SignedIn {
  const before = session.peek();
  return before?.state === 'signed_in' && next.state === 'signed_in' && before.person.id === next.person.id;
}

function identityOf({ person, account }: SignedIn): string {
  return `${person.id} ${account.id}`;
}
