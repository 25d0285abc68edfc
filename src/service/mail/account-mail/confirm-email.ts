import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { fullName } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import type { Records } from '../../records/index.ts';
import type { EmailBrand } from '../content/index.ts';
import { mailbox } from '../sending/index.ts';
import { writeLinkEmail } from '../write-email.ts';
import type { ConsoleLinks } from './console-links.ts';

/** The mail to the new address that a user has entered. */
export const EmailEntered = v.object({
  type: v.literal('user.email_entered'),
  data: v.object({ user_id: v.number(), email: v.string() }),
});

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<Records, 'findUser'>;
  readonly consoleLinks: ConsoleLinks;
  readonly brand: EmailBrand;
  readonly now: Instant;
};

/**
 * Writes an email that asks the user to confirm an address. Returns undefined if the user has confirmed or replaced it
 * since.
 */
export async function writeConfirmation(
  { data: { user_id: userId, email } }: v.InferOutput<typeof EmailEntered>,
  { accountId, records, consoleLinks, brand, now }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  const user = await records.findUser(accountId, userId);
  if (user?.unconfirmed_email !== email) return undefined;
  const to = mailbox('', email);
  const href = await consoleLinks.confirmEmail({ accountId, userId, email }, now);
  return {
    to,
    ...writeLinkEmail({ brand, kind: 'confirmEmail', name: fullName(user), locale: user.locale ?? null, href }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
