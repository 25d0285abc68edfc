import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { fullName } from '../../../contract/index.ts';
import type { Records } from '../../records/index.ts';
import type { EmailBrand } from '../content/index.ts';
import { mailbox } from '../sending/index.ts';
import { writeNoticeEmail } from '../write-email.ts';

/** The mail to a person's sign-in address after they have added a passkey. */
export const PasskeyAdded = v.object({
  type: v.literal('person.passkey_added'),
  data: v.object({ user_id: v.number(), email: v.string() }),
});

type WriteOptions = {
  readonly accountId: number;
  readonly records: Pick<Records, 'findUser'>;
  readonly brand: EmailBrand;
};

/**
 * Writes an email about the passkey, so that a person who took over a session cannot add one unnoticed. Returns
 * undefined if the user is gone.
 */
export async function writeAddedPasskey(
  { data: { user_id: userId, email } }: v.InferOutput<typeof PasskeyAdded>,
  { accountId, records, brand }: WriteOptions,
): Promise<SendMailOptions | undefined> {
  const user = await records.findUser(accountId, userId);
  if (!user) return undefined;
  return {
    to: mailbox('', email),
    ...writeNoticeEmail({
      brand,
      kind: 'addedPasskey',
      bookings: [],
      name: fullName(user),
      locale: user.locale ?? null,
      zone: user.timezone,
      timeFormat: user.time_format,
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
