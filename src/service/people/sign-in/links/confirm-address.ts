import type { PeopleRecords } from '../../../records/index.ts';
import type { PeopleContext, Visit } from '../../people-context.ts';
import { isKnownTo } from '../../sessions/index.ts';

type Confirmation = { readonly personId: number; readonly visit: Visit };

/**
 * Records, within a transaction, that a person has the address they sign in with: they use a link that was mailed there.
 * The first time, this removes their password, passkeys, sessions and known browsers, because someone else may have
 * entered the address to wait for its owner. In a browser that the person has signed in with before, it removes
 * nothing: the mail reaches whoever signs in.
 */
export async function confirmAddress(
  { people, clock }: Pick<PeopleContext, 'people' | 'clock'>,
  { personId, visit }: Confirmation,
): Promise<void> {
  const isOwnBrowser = await isKnownTo(people, { personId, browser: visit.browser });
  if (!(await people.confirmAddress(personId, { now: clock(), keepsPassword: isOwnBrowser })) || isOwnBrowser) return;
  await people.deletePasskeys(personId);
  await people.revokeSessions(personId);
  await people.forgetBrowsers(personId);
}

/** Returns whether a link that proves the address of a person would remove their ways to sign in. */
export async function removesWaysIn(
  people: PeopleRecords,
  { person, visit }: { readonly person: { readonly id: number; readonly isConfirmed: boolean }; readonly visit: Visit },
): Promise<boolean> {
  return !person.isConfirmed && !(await isKnownTo(people, { personId: person.id, browser: visit.browser }));
}
