import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { fullName } from '../../../contract/index.ts';
import type { Records } from '../../records/index.ts';
import type { EmailBrand } from '../content/index.ts';
import { mailbox } from '../sending/index.ts';
import { writeNoticeEmail } from '../write-email.ts';

/** The mail to the former address of a user who has confirmed another. */
export const EmailChanged = v.object({
  type: v.literal('user.email_changed'),
  data: v.object({ user_id: v.number(), former_email: v.string() }),
});

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<Records, 'findUser'>;
  readonly brand: EmailBrand;
};

/**
 * Writes an email that tells the former address about the change, so that a person who took over a session cannot make
 * it unnoticed. It does not name the new address. Returns undefined if the user has the former address again.
 */
export async function writeChangedEmail(
  { data: { user_id: userId, former_email: formerEmail } }: v.InferOutput<typeof EmailChanged>,
  { accountId, records, brand }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  const user = await records.findUser(accountId, userId);
  if (!user || user.email === formerEmail) return undefined;
  return {
    to: mailbox(fullName(user), formerEmail),
    ...writeNoticeEmail({
      brand,
      kind: 'changedEmail',
      bookings: [],
      name: fullName(user),
      locale: user.locale ?? null,
      zone: user.timezone,
      timeFormat: user.time_format,
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
