import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { fullName } from '../../../contract/index.ts';
import { addMinutes, type Instant, parseInstant } from '../../../time/index.ts';
import type { Records } from '../../records/index.ts';
import type { EmailBrand } from '../content/index.ts';
import { mailbox } from '../sending/index.ts';
import { writeLinkEmail } from '../write-email.ts';
import type { ConsoleLinks } from './console-links.ts';

/** The mail to someone who requests a link to sign in. */
export const SignInRequested = v.object({
  type: v.literal('person.sign_in_requested'),
  timestamp: v.string(),
  data: v.object({ person_id: v.number(), user_id: v.number() }),
});

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<Records, 'findUser'>;
  readonly consoleLinks: ConsoleLinks;
  readonly brand: EmailBrand;
  readonly now: Instant;
};

/** After this time the person has given up, and an unexpected link would alarm them. */
const longestDelayMinutes = 15;

/**
 * Writes an email with a link to sign in. Returns undefined if it is too late, or if its recipient has left the
 * account.
 */
export async function writeSignInLink(
  { timestamp, data: { person_id: personId, user_id: userId } }: v.InferOutput<typeof SignInRequested>,
  { accountId, records, consoleLinks, brand, now }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  const requestedAt = parseInstant(timestamp);
  if (requestedAt === undefined || now > addMinutes(requestedAt, longestDelayMinutes)) return undefined;
  const user = await records.findUser(accountId, userId);
  const link = user && (await consoleLinks.signIn({ accountId, personId }, now));
  if (!link) return undefined;
  return {
    to: mailbox('', link.email),
    ...writeLinkEmail({ brand, kind: 'signIn', name: fullName(user), locale: user.locale ?? null, href: link.href }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
