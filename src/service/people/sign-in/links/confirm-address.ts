import type { Instant } from '../../../../time/index.ts';
import type { PeopleRecords } from '../../../records/index.ts';

/**
 * Notes, within a transaction, that someone has the address they sign in with: they use a link that was mailed there.
 * The first time, this removes their password, passkeys, sessions and known browsers, because someone else may have
 * entered the address to wait for its owner.
 */
export async function confirmAddress(people: PeopleRecords, personId: number, now: Instant): Promise<void> {
  if (!(await people.confirmAddress(personId, now))) return;
  await people.deletePasskeys(personId);
  await people.revokeSessions(personId);
  await people.forgetBrowsers(personId);
}
