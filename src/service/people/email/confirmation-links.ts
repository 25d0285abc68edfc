import type { Instant } from '../../../time/index.ts';
import type { EnteredEmail, PeopleRecords } from '../../records/index.ts';
import { makeLink } from '../sign-in/index.ts';

/** Creates what makes links to confirm an address, to a page of the console at an origin. */
export function confirmationLinks(
  people: PeopleRecords,
  origin: string,
): (entered: EnteredEmail, now: Instant) => Promise<string> {
  return (entered, now) => makeLink(people, origin, { purpose: 'confirm_email', now, ...entered });
}
