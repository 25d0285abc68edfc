import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { fullName } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { Records } from '../../records/index.ts';
import type { EmailBrand } from '../content/index.ts';
import { mailbox } from '../sending/index.ts';
import { writeLinkEmail } from '../write-email.ts';
import type { ConsoleLinks } from './console-links.ts';

/** The mail to someone who is invited to sign in as a user. */
export const UserInvited = v.object({
  type: v.literal('user.invited'),
  data: v.object({ user_id: v.number(), invited_by: v.number() }),
});

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<Records, 'findUser'>;
  readonly consoleLinks: ConsoleLinks;
  readonly brand: EmailBrand;
  readonly now: Instant;
};

/**
 * Writes an invitation, in the language of the invited user or, until they have chosen one, of their colleague. Returns
 * undefined if the invitation was accepted or withdrawn.
 */
export async function writeInvitation(
  { data: { user_id: userId, invited_by: invitedBy } }: v.InferOutput<typeof UserInvited>,
  { accountId, records, consoleLinks, brand, now }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  const user = await records.findUser(accountId, userId);
  const link = user && (await consoleLinks.invitation({ accountId, userId }, now));
  if (!link) return undefined;
  const colleague = await records.findUser(accountId, invitedBy);
  const locale = user.locale ?? colleague?.locale ?? null;
  return {
    to: mailbox('', link.email),
    ...writeLinkEmail({
      brand,
      kind: 'invitation',
      name: fullName(user),
      sender: colleague ? fullName(colleague) : '',
      locale,
      href: link.href,
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
