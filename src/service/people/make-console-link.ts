import type { Instant } from '../../time/index.ts';
import type { PeopleRecords } from '../records/index.ts';
import { makeLink } from './sign-in/index.ts';

/** The purpose of a link, and its user. */
export type LinkRequest =
  | { readonly purpose: 'setup'; readonly accountId: number | undefined }
  | { readonly purpose: 'sign_in' | 'reset'; readonly email: string };

type LinkContext = { readonly people: PeopleRecords; readonly origin: string; readonly now: Instant };

/** A link, or why it was not created. */
export type LinkResult =
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'no such person' | 'no such account' | 'has an owner' };

/** Creates a link for the operator, to set up the server or to let someone in again. It replaces earlier links. */
export async function makeConsoleLink(context: LinkContext, request: LinkRequest): Promise<LinkResult> {
  const { people, origin, now } = context;
  const { purpose } = request;
  if (request.purpose === 'setup') return makeSetupLink(context, request.accountId);
  const person = await people.findPersonByEmail(request.email);
  if (!person) return { kind: 'no such person' };
  await people.withdrawLinks({ purpose, personId: person.id, accountId: null });
  return { kind: 'link', link: await makeLink(people, origin, { purpose, now, personId: person.id }) };
}

async function makeSetupLink({ people, origin, now }: LinkContext, accountId: number | undefined): Promise<LinkResult> {
  const hasOwner = await (accountId === undefined ? people.hasPeople() : people.hasOwner(accountId));
  if (hasOwner) return { kind: 'has an owner' };
  if (accountId !== undefined && (await people.findFirstUser(accountId)) === undefined) {
    return { kind: 'no such account' };
  }
  await people.withdrawLinks({ purpose: 'setup', personId: null, accountId: accountId ?? null });
  const link = await makeLink(people, origin, { purpose: 'setup', now, ...(accountId !== undefined && { accountId }) });
  return { kind: 'link', link };
}
