import { ok, type Result, refuse } from '../../../../contract/index.ts';
import type { ConsoleInput } from '../../console-input.ts';
import type { ConsoleReply, PeopleContext } from '../../people-context.ts';
import { hashSecret } from '../../sessions/index.ts';

const windowSeconds = 15 * 60;
/** Requests from one network in that time, for any addresses. */
const maxPerVisitor = 10;
/** Emails to one person in that time. All of their links still work, so another would not help. */
const maxLinks = 3;

type Input = Pick<ConsoleInput<'requestSignInLink'>, 'visit' | 'body'>;

/**
 * Sends a link to sign in to an address. The response reveals nothing about the address, not even by its timing: the
 * person, and the number of emails they got, are looked up after the response.
 */
export async function requestSignInLink(
  context: PeopleContext,
  { visit, body }: Input,
): Promise<Result<ConsoleReply<null>>> {
  const { limits, hashKey, mailsLinks, inBackground } = context;
  if (!mailsLinks) return refuse({ code: 'unavailable', message: noMail });
  const key = `sign-in-link-from ${hashKey(visit.visitor ?? '')}`;
  const count = await limits.count(key, { max: maxPerVisitor, windowSeconds });
  if (count.isOver) return refuse({ code: 'too_many_requests', retryAfterSeconds: count.resetSeconds });
  inBackground(() => mailLink(context, { visit, body }));
  return ok({ data: null });
}

async function mailLink(context: PeopleContext, { visit, body: { email } }: Input): Promise<void> {
  const { people, limits, clock } = context;
  const person = await people.findPersonByEmail(email);
  const [member] = person ? await people.listMemberships(person.id) : [];
  if (!member) return;
  const key = await keyOfMails(context, { visit, personId: member.personId });
  const count = await limits.count(key, { max: maxLinks, windowSeconds });
  if (!count.isOver) await people.mailSignInLink(member, clock());
}

type LinkRequest = Pick<Input, 'visit'> & { readonly personId: number };

/** Known browsers are counted separately, so that no stranger can use up a person's emails. */
async function keyOfMails({ people, hashKey }: PeopleContext, { visit, personId }: LinkRequest): Promise<string> {
  const { secret } = visit.browser;
  const browserHash = secret === undefined ? undefined : hashSecret(secret);
  const isKnown = browserHash !== undefined && (await people.isKnownBrowser(personId, browserHash));
  const requester = isKnown ? browserHash.toString('base64') : 'a stranger';
  return `sign-in-link-to ${hashKey(`${personId} ${requester}`)}`;
}

const noMail = 'This server sends no email. Sign in with a password or a passkey.';
